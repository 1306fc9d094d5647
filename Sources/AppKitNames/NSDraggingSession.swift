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
    /// Kept, `default` at first; nothing is drawn.
    open var draggingFormation = NSDraggingFormation.default
    /// Kept, 0 at first; nothing is drawn.
    open var draggingLeaderIndex = 0
    /// Always 0: no drag begins.
    open var draggingSequenceNumber: Int { 0 }
  }

  /// Arrangements of dragged things, numbered from 0; none is drawn.
  public enum NSDraggingFormation: Int, Sendable { case `default`, none, pile, list, stack }

  /// Whether a drag is inside the app, numbered from 0.
  public enum NSDraggingContext: Int, Sendable { case outsideApplication, withinApplication }

  /// The source of a drag. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSDraggingSource: AnyObject {
    /// Only tests call it, as nothing here does.
    func draggingSession(
      _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
    ) -> NSDragOperation
    func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
    func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
    func draggingSession(_ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
    /// Only tests call it; false by default.
    func ignoreModifierKeys(for session: NSDraggingSession) -> Bool
  }

  extension NSDraggingSource {
    public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
    public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
    public func draggingSession(
      _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
    ) {}
    public func ignoreModifierKeys(for session: NSDraggingSession) -> Bool { false }
  }

  /// One thing that is dragged.
  @MainActor @preconcurrency
  open class NSDraggingItem {
    /// The content from the initializer.
    public let item: any NSPasteboardWriting
    /// Kept, zero at first.
    open var draggingFrame = NSRect.zero
    /// Keeps its arguments, and does nothing else.
    public init(pasteboardWriter: any NSPasteboardWriting) { item = pasteboardWriter }
    /// Keeps the frame; the picture is dropped.
    open func setDraggingFrame(_ frame: NSRect, contents: Any?) { draggingFrame = frame }
    /// Kept, nil at first; nothing is drawn.
    open var imageComponentsProvider: (() -> [NSDraggingImageComponent])?
    /// The components of the provider; nil without one.
    open var imageComponents: [NSDraggingImageComponent]? { imageComponentsProvider?() }
  }

  /// A picture of a dragged thing; none is drawn.
  @MainActor @preconcurrency
  open class NSDraggingImageComponent {
    /// The name of a part of the picture.
    public struct Key: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let icon = Key(rawValue: "icon")
      public static let label = Key(rawValue: "label")
    }
    /// Keeps its arguments, and does nothing else.
    public init(key: Key) { self.key = key }
    /// Kept; no part of the engine reads it.
    open var key: Key
    /// Kept, nil at first; no part of the engine reads it.
    open var contents: Any?
    /// Kept, zero at first; no part of the engine reads it.
    open var frame = NSRect.zero
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
#endif
