#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A drag from a view. None begins.
  @MainActor @preconcurrency
  open class NSDraggingSession {
    public init() {}
    /// Always the general pasteboard.
    open var draggingPasteboard: NSPasteboard { .general }
    /// Kept and true at first.
    open var animatesToStartingPositionsOnCancelOrFail = true
    /// Always the origin.
    open var draggingLocation: NSPoint { .zero }
  }

  /// Whether a drag is inside the app, numbered from 0.
  public enum NSDraggingContext: Int, Sendable { case outsideApplication, withinApplication }

  /// The source of a drag. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSDraggingSource: AnyObject {
    func draggingSession(
      _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
    ) -> NSDragOperation
    func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
    func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
    func draggingSession(_ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
  }

  extension NSDraggingSource {
    public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
    public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
    public func draggingSession(
      _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
    ) {}
  }

  /// One thing that is dragged.
  @MainActor @preconcurrency
  open class NSDraggingItem {
    /// The content from the initializer.
    public let item: any NSPasteboardWriting
    /// Kept, zero at first.
    open var draggingFrame = NSRect.zero
    public init(pasteboardWriter: any NSPasteboardWriting) { item = pasteboardWriter }
    /// Keeps the frame; the picture is dropped.
    open func setDraggingFrame(_ frame: NSRect, contents: Any?) { draggingFrame = frame }
  }

  extension NSView {
    /// A session that never moves.
    @discardableResult
    public func beginDraggingSession(
      with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
    ) -> NSDraggingSession { NSDraggingSession() }
  }

  /// Learns of edits of a text storage. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSTextStorageDelegate: AnyObject {}

  /// Takes part in layout. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSLayoutManagerDelegate: AnyObject {}

  /// Learns of choices in a collection. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSCollectionViewDelegate: AnyObject {}

  /// Learns of the chosen tab. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSTabViewDelegate: AnyObject {}
#endif
