#if !canImport(Darwin)
  public import KitNames

  /// A file that is written once it is dropped. Nothing is dropped; a test calls the delegate.
  @MainActor @preconcurrency
  open class NSFilePromiseProvider: NSPasteboardWriting {
    /// An empty promise.
    public init() {}
    /// Keeps the type's identifier and the delegate.
    public convenience init(fileType: String, delegate: any NSFilePromiseProviderDelegate) {
      self.init()
      (self.fileType, self.delegate) = (fileType, delegate)
    }
    /// Kept, empty at first; empty at first.
    open var fileType = ""
    /// Kept, nil at first; empty at first.
    open weak var delegate: (any NSFilePromiseProviderDelegate)?
    /// Kept, nil at first; empty at first.
    open var userInfo: Any?
    /// Empty: a pasteboard keeps no promise.
    public nonisolated var _pasteboardData: [NSPasteboard.PasteboardType: Data] { [:] }
    /// No format, unless a subclass overrides it.
    open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [] }
    /// Nil, unless a subclass overrides it.
    open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { nil }
    /// Empty, unless a subclass overrides it.
    open func writingOptions(
      forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
    ) -> NSPasteboard.WritingOptions { [] }
  }

  /// Writes a promised file. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSFilePromiseProviderDelegate: AnyObject {
    /// Only tests call it, as nothing here does.
    func filePromiseProvider(_ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String) -> String
    func filePromiseProvider(
      _ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL,
      completionHandler: @escaping ((any Error)?) -> Void)
    /// Only tests call it; `main` by default.
    func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue
  }

  extension NSFilePromiseProviderDelegate {
    public func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue { .main }
  }

  /// Promised files on a pasteboard, of which there are none.
  open class NSFilePromiseReceiver: NSObject, NSPasteboardReading {
    /// Always nil: no file is promised.
    @MainActor public static func _read(_ pasteboard: NSPasteboard) -> Any? { nil }
    open class var readableDraggedTypes: [String] { ["com.apple.NSFilePromiseItemMetaData"] }
    /// Always empty, unless a subclass overrides it.
    open var fileTypes: [String] { [] }
    /// Always empty, unless a subclass overrides it.
    open var fileNames: [String] { [] }
    /// Does nothing: no file is promised.
    open func receivePromisedFiles(
      atDestination destinationDir: URL, options: [AnyHashable: Any] = [:], operationQueue: OperationQueue,
      reader: @escaping (URL, (any Error)?) -> Void
    ) {}
  }

  extension NSPasteboard {
    /// Settings of writing, as AppKit's bits.
    public struct WritingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let promised = WritingOptions(rawValue: 1 << 9)
    }
    /// Forms of data that is read, as AppKit's bits.
    public struct ReadingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let asString = ReadingOptions(rawValue: 1)
      public static let asPropertyList = ReadingOptions(rawValue: 2)
      public static let asKeyedArchive = ReadingOptions(rawValue: 4)
    }
  }

  /// Gives an item its data later. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSPasteboardItemDataProvider: AnyObject {
    /// Only tests call it, as nothing here does.
    func pasteboard(
      _ pasteboard: NSPasteboard?, item: NSPasteboardItem, provideDataForType type: NSPasteboard.PasteboardType)
    /// Only tests call it; empty by default.
    func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard)
  }

  extension NSPasteboardItemDataProvider {
    public func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard) {}
  }
#endif
