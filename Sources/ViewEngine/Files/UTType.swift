#if canImport(Darwin) && canImport(UniformTypeIdentifiers)
  @_exported public import UniformTypeIdentifiers
#else
  /// The counterpart of UniformTypeIdentifiers' type: it knows the usual types, and those that a program declares.
  public struct UTType: Hashable, Sendable, Identifiable, CustomStringConvertible {
    public let identifier: String
    private let declaredParents: [UTType]

    /// A type that is known; nil for another identifier.
    public init?(_ identifier: String) {
      guard Self.known[identifier] != nil else { return nil }
      self.init(known: identifier)
    }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.identifier = identifier
      declaredParents = parentType.map { [$0] } ?? []
    }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.init(exportedAs: identifier, conformingTo: parentType)
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      let found = Self.known.first { $0.value.extensions.contains(filenameExtension.lowercased()) }
      guard let found else { return nil }
      self.init(known: found.key)
      guard conforms(to: supertype) else { return nil }
    }

    fileprivate init(known identifier: String) { self.init(exportedAs: identifier) }
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    public var id: String { identifier }
    public var description: String { identifier }
    public var preferredFilenameExtension: String? { Self.known[identifier]?.extensions.first }

    public func conforms(to type: UTType) -> Bool {
      self == type || declaredParents.contains { $0.conforms(to: type) }
        || (Self.known[identifier]?.parents.contains { UTType(known: $0).conforms(to: type) } ?? false)
    }
  }

  extension UTType {
    private typealias Known = (extensions: [String], parents: [String])

    private static let known: [String: Known] = [
      "public.item": ([], []), "public.content": ([], []), "public.data": ([], ["public.item"]),
      "public.directory": ([], ["public.item"]), "public.folder": ([], ["public.directory"]),
      "public.text": ([], ["public.data", "public.content"]), "public.plain-text": (["txt"], ["public.text"]),
      "public.utf8-plain-text": ([], ["public.plain-text"]), "public.rtf": (["rtf"], ["public.text"]),
      "public.html": (["html", "htm"], ["public.text"]), "public.xml": (["xml"], ["public.text"]),
      "public.json": (["json"], ["public.text"]), "public.yaml": (["yaml", "yml"], ["public.text"]),
      "public.comma-separated-values-text": (["csv"], ["public.text"]),
      "public.source-code": ([], ["public.plain-text"]), "public.swift-source": (["swift"], ["public.source-code"]),
      "public.script": ([], ["public.source-code"]), "public.shell-script": (["sh", "command"], ["public.script"]),
      "public.executable": ([], ["public.item"]),
      "public.unix-executable": ([], ["public.data", "public.executable"]),
      "com.apple.log": (["log"], ["public.plain-text"]), "com.apple.property-list": (["plist"], ["public.data"]),
      "public.url": ([], ["public.data"]), "public.file-url": ([], ["public.url"]),
      "public.image": ([], ["public.data", "public.content"]), "public.png": (["png"], ["public.image"]),
      "public.jpeg": (["jpeg", "jpg"], ["public.image"]), "com.compuserve.gif": (["gif"], ["public.image"]),
      "public.heic": (["heic"], ["public.image"]), "public.tiff": (["tiff", "tif"], ["public.image"]),
      "com.microsoft.bmp": (["bmp"], ["public.image"]), "public.svg-image": (["svg"], ["public.image"]),
      "org.webmproject.webp": (["webp"], ["public.image"]),
      "public.audiovisual-content": ([], ["public.data", "public.content"]),
      "public.movie": ([], ["public.audiovisual-content"]), "public.video": ([], ["public.movie"]),
      "public.mpeg-4": (["mp4"], ["public.movie"]), "com.apple.quicktime-movie": (["mov"], ["public.movie"]),
      "public.audio": ([], ["public.audiovisual-content"]), "public.mp3": (["mp3"], ["public.audio"]),
      "public.mpeg-4-audio": (["m4a"], ["public.audio"]), "com.microsoft.waveform-audio": (["wav"], ["public.audio"]),
      "com.adobe.pdf": (["pdf"], ["public.data", "public.content"]), "public.archive": ([], ["public.data"]),
      "public.zip-archive": (["zip"], ["public.archive"]), "org.gnu.gnu-zip-archive": (["gz"], ["public.archive"]),
      "org.idpf.epub-container": (["epub"], ["public.data", "public.content"]),
      "public.vcard": (["vcf"], ["public.text"]), "public.database": ([], ["public.data"]),
      "public.font": (["ttf", "otf"], ["public.data"]), "com.apple.package": ([], ["public.directory"]),
      "com.apple.bundle": (["bundle"], ["public.directory"]), "com.apple.application": ([], ["public.executable"]),
      "com.apple.application-bundle": (["app"], ["com.apple.application", "com.apple.bundle", "com.apple.package"]),
      "public.heif": (["heif"], ["public.image"]),
      "com.apple.rtfd": (["rtfd"], ["com.apple.package", "public.content"]),
      "com.apple.flat-rtfd": ([], ["public.data", "public.content"]),
      "public.delimited-values-text": ([], ["public.text"]),
      "public.tab-separated-values-text": (["tsv", "tab"], ["public.delimited-values-text"]),
    ]

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let json = UTType(known: "public.json")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let movie = UTType(known: "public.movie")
    public static let audio = UTType(known: "public.audio")
    public static let pdf = UTType(known: "com.adobe.pdf")
  }
#endif
