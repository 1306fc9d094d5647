#if !canImport(Darwin)
  public import Foundation

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
    /// A separate pasteboard.
    public class func withUniqueName() -> NSPasteboard { NSPasteboard(name: Name(UUID().uuidString)) }
    private final class Store {
      var contents: [PasteboardType: Data] = [:]
      var changeCount = 0
    }
    private let store: Store

    /// A format of copied data, known by its uniform type identifier.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The format with that identifier, as `init(rawValue:)` makes it.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let string = PasteboardType("public.utf8-plain-text")
      public static let URL = PasteboardType("public.url")
      public static let fileURL = PasteboardType("public.file-url")
      public static let html = PasteboardType("public.html")
      public static let rtf = PasteboardType("public.rtf")
      public static let png = PasteboardType("public.png")
      public static let tiff = PasteboardType("public.tiff")
      public static let pdf = PasteboardType("com.adobe.pdf")
    }

    private var contents: [PasteboardType: Data] {
      get { store.contents }
      set { store.contents = newValue }
    }
    /// A count of clearings, 0 at first; setting data does not raise it.
    public var changeCount: Int { store.changeCount }

    /// Formats with data, sorted by identifier; nil for an empty pasteboard.
    public var types: [PasteboardType]? { contents.isEmpty ? nil : contents.keys.sorted { $0.rawValue < $1.rawValue } }

    /// Drops the data of all formats, and returns the new `changeCount`.
    @discardableResult
    public func clearContents() -> Int {
      contents = [:]
      store.changeCount += 1
      return changeCount
    }

    /// Clears the pasteboard only: formats without data do not appear in `types`.
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

    /// The data as UTF-8 text; nil without data or for other bytes.
    public func string(forType dataType: PasteboardType) -> String? {
      contents[dataType].flatMap { String(data: $0, encoding: .utf8) }
    }
    /// The bytes last set in that format; nil without any.
    public func data(forType dataType: PasteboardType) -> Data? { contents[dataType] }
  }
#endif
