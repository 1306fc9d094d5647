import Foundation
@_spi(AppleNames) import ViewEngine

extension NSItemProvider {
  public typealias CompletionHandler = (Any?, (any Error)?) -> Void
  public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType(importedAs: $0) } }
  public var registeredContentTypesForOpenInPlace: [UTType] { registeredContentTypes }
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    registeredTypeIdentifiers
  }
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }
  /// Provides the object in place of a former one.
  public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    item = object
  }
  /// Provides the data that the handler gives at once; data that comes later is dropped.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { provide { give in _ = loadHandler { data, _ in give(data) } } }
  /// Provides the data that the handler gives at once; data that comes later is dropped.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }
  /// Provides the file that the handler gives at once; one that comes later is dropped.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) { provide { give in _ = loadHandler { url, _, _ in give(url) } } }
  public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    loadHandler({ [self] item, _ in self.item = item }, nil, nil)
  }
  public func register<T: Transferable>(_ value: @autoclosure () -> T) { item = value() }
  private func provide<Item: Sendable>(_ load: (@escaping @Sendable (Item?) -> Void) -> Void) {
    let given = Given<Item>()
    load { item in given.lock.withLock { given.item = item } }
    if let value = given.lock.withLock({ given.item }) { item = value }
  }
  /// Gives the item's file, or a temporary one with the item's data, else an error.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    if let url = item as? URL, url.isFileURL {
      completionHandler(url, nil)
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { [name = suggestedName] data, error in
      guard let data else { return completionHandler(nil, error) }
      let suffix = UTType(typeIdentifier)?.preferredFilenameExtension.map { "." + $0 } ?? ""
      let file = FileManager.default.temporaryDirectory.appending(path: (name ?? UUID().uuidString) + suffix)
      do {
        try data.write(to: file)
        completionHandler(file, nil)
        try FileManager.default.removeItem(at: file)
      } catch { completionHandler(nil, error) }
    }
  }
  /// Gives the item's file, else an error; the second value is whether it is the original.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let isOriginal = (item as? URL)?.isFileURL == true
    return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, isOriginal, $1) }
  }
  /// Gives the item's file, else an error; the second value is whether it is the original.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let isOriginal = (item as? URL)?.isFileURL == true
    return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, isOriginal, $1) }
  }
  /// Gives the value that was registered, else an error.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    completionHandler((item as? T).map { .success($0) } ?? .failure(CocoaError(.fileReadUnknown)))
    return Progress(totalUnitCount: 1)
  }
  public func loadPreviewImage(options: [AnyHashable: Any]! = [:], completionHandler: CompletionHandler!) {
    completionHandler?(nil, nil)
  }
}

private final class Given<Item>: @unchecked Sendable {
  let lock = NSLock()
  var item: Item?
}
