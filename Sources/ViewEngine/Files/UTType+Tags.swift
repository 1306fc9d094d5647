#if !(canImport(Darwin) && canImport(UniformTypeIdentifiers))
  public import Foundation

  /// A kind of names for types.
  public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
  }

  extension UTType {
    private static let mimeTypes: [String: UTType] = [
      "text/plain": .plainText, "text/html": .html, "text/xml": .xml, "application/xml": .xml,
      "application/json": .json, "text/csv": .commaSeparatedText, "text/rtf": .rtf, "image/png": .png,
      "image/jpeg": .jpeg, "image/gif": .gif, "image/tiff": .tiff, "image/svg+xml": .svg, "image/heic": .heic,
      "image/webp": .webP, "image/bmp": .bmp, "video/mp4": .mpeg4Movie, "video/quicktime": .quickTimeMovie,
      "audio/mpeg": .mp3, "audio/mp4": .mpeg4Audio, "application/pdf": .pdf, "application/zip": .zip,
    ]

    /// The type of data that servers give that name; nil if none is known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
      guard let found = Self.mimeTypes[mimeType.lowercased()], found.conforms(to: supertype) else { return nil }
      self = found
    }

    /// The type with a name of that kind; nil if none is known.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
      switch tagClass {
      case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .item)
      case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .item)
      default: return nil
      }
    }

    /// The usual name of the type for servers; nil without one.
    public var preferredMIMEType: String? {
      Self.mimeTypes.filter { $0.value == self }.keys.min()
    }
  }

  #if !canImport(Darwin)
    extension URLResourceKey {
      /// The key of a file's type.
      ///
      /// NB: Foundation reads no such value here: see `URLResourceValues.contentType`.
      public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
    }

    extension URLResourceValues {
      /// The type by the extension of `name`. Nil if `nameKey` was not asked for as well, or no type is known.
      public var contentType: UTType? {
        name.flatMap { UTType(filenameExtension: ($0 as NSString).pathExtension, conformingTo: .item) }
      }
    }
  #endif
#endif
