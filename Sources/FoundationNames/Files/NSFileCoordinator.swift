#if !canImport(Darwin)
  public import Foundation

  /// An object that other programs tell of changes to a file. No program tells of one here.
  public protocol NSFilePresenter: NSObjectProtocol {
    /// Never called, or empty: no program tells of changes.
    var presentedItemURL: URL? { get }
    /// Never called, or empty: no program tells of changes.
    var presentedItemOperationQueue: OperationQueue { get }
    /// Never called, or empty: no program tells of changes.
    func presentedItemDidChange()
    /// Never called, or empty: no program tells of changes.
    func presentedSubitemDidChange(at url: URL)
    /// Never called, or empty: no program tells of changes.
    func presentedSubitemDidAppear(at url: URL)
    /// Never called, or empty: no program tells of changes.
    func presentedItemDidMove(to newURL: URL)
  }
  extension NSFilePresenter {
    public func presentedItemDidChange() {}
    public func presentedSubitemDidChange(at url: URL) {}
    public func presentedSubitemDidAppear(at url: URL) {}
    public func presentedItemDidMove(to newURL: URL) {}
  }

  /// Access to files beside other programs. Here it is given at once.
  open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let withoutChanges = ReadingOptions(rawValue: 1)
      public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
      public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
      public static let forUploading = ReadingOptions(rawValue: 8)
    }
    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let forDeleting = WritingOptions(rawValue: 1)
      public static let forMoving = WritingOptions(rawValue: 2)
      public static let forMerging = WritingOptions(rawValue: 4)
      public static let forReplacing = WritingOptions(rawValue: 8)
      public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// Never called, or empty: no program tells of changes.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}
    /// Does nothing: no program tells of changes.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// Does nothing.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// Never called, or empty: no program tells of changes.
    open class var filePresenters: [any NSFilePresenter] { [] }

    /// Runs the closure with the same URL; there is never an error.
    open func coordinate(
      readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
      byAccessor reader: (URL) -> Void
    ) { reader(url) }
    /// Runs the closure with the same URL; there is never an error.
    open func coordinate(
      writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
      byAccessor writer: (URL) -> Void
    ) { writer(url) }
    /// Runs the closure with the same URLs; there is never an error.
    open func coordinate(
      readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
      options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
      byAccessor readerWriter: (URL, URL) -> Void
    ) { readerWriter(readingURL, writingURL) }
    /// Runs the closure with the same URLs; there is never an error.
    open func coordinate(
      writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
      options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
      byAccessor writer: (URL, URL) -> Void
    ) { writer(url1, url2) }
    /// Does nothing.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
    /// Does nothing.
    open func cancel() {}
  }

  /// A search of files by their metadata. It finds nothing.
  open class NSMetadataQuery: NSObject, @unchecked Sendable {
    /// Kept, or empty: the search finds nothing.
    open var predicate: NSPredicate?
    /// Kept, or empty: the search finds nothing.
    open var searchScopes: [Any] = []
    /// Kept, or empty: the search finds nothing.
    open var sortDescriptors: [NSSortDescriptor] = []
    /// Kept, or empty: the search finds nothing.
    open var operationQueue: OperationQueue?
    /// Kept, or empty: the search finds nothing.
    open var notificationBatchingInterval: TimeInterval = 1
    /// Kept, or empty: the search finds nothing.
    open var valueListAttributes: [String] = []
    /// Kept, or empty: the search finds nothing.
    open var searchItems: [Any]?
    /// Kept, or empty: the search finds nothing.
    public private(set) var isStarted = false
    /// Kept, or empty: the search finds nothing.
    open var isGathering: Bool { false }
    /// Kept, or empty: the search finds nothing.
    open var isStopped: Bool { !isStarted }
    /// Kept, or empty: the search finds nothing.
    open var resultCount: Int { 0 }
    /// Kept, or empty: the search finds nothing.
    open var results: [Any] { [] }

    public override init() { super.init() }
    /// True; nothing is found, and nothing is posted.
    @discardableResult open func start() -> Bool {
      isStarted = true
      return true
    }
    /// Kept, or empty: the search finds nothing.
    open func stop() { isStarted = false }
    /// Does nothing.
    open func enableUpdates() {}
    /// Does nothing.
    open func disableUpdates() {}
    /// Stops the program: there are no results.
    open func result(at idx: Int) -> Any { preconditionFailure("NSMetadataQuery finds nothing here.") }
  }

  /// A file that a search has found; there is none.
  open class NSMetadataItem: NSObject, @unchecked Sendable {
    /// Nil: nothing is read.
    public init?(url: URL) { return nil }
    /// Kept, or empty: the search finds nothing.
    open var attributes: [String] { [] }
    /// Kept, or empty: the search finds nothing.
    open func value(forAttribute key: String) -> Any? { nil }
  }

  /// A name of the search for files, which finds nothing.
  public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
  /// A name of the search for files, which finds nothing.
  public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
  /// A name of the search for files, which finds nothing.
  public let NSMetadataQueryUserHomeScope = "kMDQueryScopeHome"
  /// A name of the search for files, which finds nothing.
  public let NSMetadataQueryLocalComputerScope = "kMDQueryScopeComputer"
  /// A name of the search for files, which finds nothing.
  public let NSMetadataItemFSNameKey = "kMDItemFSName"
  /// A name of the search for files, which finds nothing.
  public let NSMetadataItemURLKey = "kMDItemURL"
  /// A name of the search for files, which finds nothing.
  public let NSMetadataItemPathKey = "kMDItemPath"
  /// A name of the search for files, which finds nothing.
  public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"

  extension Notification.Name {
    public static let NSMetadataQueryDidStartGathering = Notification.Name(
      "NSMetadataQueryDidStartGatheringNotification")
    public static let NSMetadataQueryDidFinishGathering = Notification.Name(
      "NSMetadataQueryDidFinishGatheringNotification")
    public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
  }
#endif
