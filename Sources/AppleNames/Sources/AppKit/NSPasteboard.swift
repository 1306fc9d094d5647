/// A pasteboard of the process: only the program itself copies to it.
@MainActor @preconcurrency
public final class NSPasteboard {
  public static let general = NSPasteboard(name: .general)
  private static var stores: [Name: Store] = [:]
  private let boardName: Name
  /// The pasteboard of that name, whose contents every pasteboard of that name has.
  public init(name: Name) {
    boardName = name
    store = Self.stores[name] ?? Store()
    Self.stores[name] = store
  }
  public var name: Name { boardName }
  public class func withUniqueName() -> NSPasteboard { NSPasteboard(name: Name(UUID().uuidString)) }
  private final class Store {
    var contents: [PasteboardType: Data] = [:]
    var changeCount = 0
  }
  private let store: Store
  private var contents: [PasteboardType: Data] {
    get { store.contents }
    set { store.contents = newValue }
  }
  public var changeCount: Int { store.changeCount }
  public var types: [PasteboardType]? { contents.isEmpty ? nil : contents.keys.sorted { $0.rawValue < $1.rawValue } }
  /// Drops the data of all formats, and returns the new `changeCount`.
  @discardableResult
  public func clearContents() -> Int {
    contents = [:]
    store.changeCount += 1
    return changeCount
  }
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
  /// Keeps the UTF-8 bytes of the text and returns true.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }
  /// Keeps the bytes and returns true; nil removes the format.
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    contents[dataType] = data
    return true
  }
  public func string(forType dataType: PasteboardType) -> String? {
    contents[dataType].flatMap { String(data: $0, encoding: .utf8) }
  }
  public func data(forType dataType: PasteboardType) -> Data? { contents[dataType] }
}
