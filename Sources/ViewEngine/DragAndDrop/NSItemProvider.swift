#if !canImport(Darwin)
  public import Foundation

  /// The content of an `NSItemProvider`: text and URLs. On Apple's systems it also declares its types.
  public protocol NSItemProviderWriting {}

  /// The results of an `NSItemProvider`: text and URLs. On Apple's systems it also declares the types that it reads.
  public protocol NSItemProviderReading {}

  // A cast from what a class gives to `String` or `URL` is refused where these do not conform.
  extension String: NSItemProviderWriting, NSItemProviderReading {}
  extension NSString: NSItemProviderWriting, NSItemProviderReading {}
  extension URL: NSItemProviderWriting, NSItemProviderReading {}
  extension NSURL: NSItemProviderWriting, NSItemProviderReading {}

  /// The counterpart of Foundation's type: it holds one item, which it returns at once.
  public final class NSItemProvider: @unchecked Sendable {
    // Written before other threads see the object.
    @_spi(AppleNames) public var item: Any?
    public var suggestedName: String?

    public init() {
      item = nil
      suggestedName = nil
    }

    public init(object: Any) {
      item = object
      suggestedName = nil
    }

    public init?(contentsOf fileURL: URL) {
      item = fileURL
      suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    public init(item: Any?, typeIdentifier: String?) {
      self.item = item
      suggestedName = nil
    }

    public var registeredTypeIdentifiers: [String] {
      switch item {
      case let url as URL: url.isFileURL ? [UTType.fileURL.identifier, UTType.url.identifier] : [UTType.url.identifier]
      case is String, is NSString: [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
      case .some: [UTType.data.identifier]
      case nil: []
      }
    }

    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      registeredTypeIdentifiers.contains { identifier in
        identifier == typeIdentifier
          || UTType(importedAs: identifier).conforms(to: UTType(importedAs: typeIdentifier))
      }
    }

    public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { item is Object }

    @discardableResult
    public func loadObject<Object: _ObjectiveCBridgeable>(
      ofClass type: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress {
      let object = item as? Object
      completionHandler(object, object == nil ? CocoaError(.fileReadUnknown) : nil)
      return Progress(totalUnitCount: 1)
    }

    @discardableResult
    public func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      let object = object(as: aClass)
      completionHandler(object, object == nil ? CocoaError(.fileReadUnknown) : nil)
      return Progress(totalUnitCount: 1)
    }

    public func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: ((Any?, (any Error)?) -> Void)?
    ) {
      let isOfType = hasItemConformingToTypeIdentifier(typeIdentifier)
      completionHandler?(isOfType ? item : nil, isOfType ? nil : CocoaError(.fileReadUnknown))
    }

    /// The item, unchanged.
    /// - Throws: `CocoaError` if it is not of that type.
    public nonisolated(nonsending) func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> Any {
      guard let item, hasItemConformingToTypeIdentifier(typeIdentifier) else { throw CocoaError(.fileReadUnknown) }
      return item
    }

    @discardableResult
    public func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      let data = item as? Data ?? (item as? String).map { Data($0.utf8) }
      completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
      return Progress(totalUnitCount: 1)
    }

    @discardableResult
    public func loadDataRepresentation(
      for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    private func object<Object: NSItemProviderReading>(as type: Object.Type) -> (any NSItemProviderReading)? {
      item as? Object
    }
  }
#endif
