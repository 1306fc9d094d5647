#if !canImport(Darwin)
  public import KitNames

  /// What a drag does with the data at its end.
  public struct NSDragOperation: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let copy = NSDragOperation(rawValue: 1)
    public static let link = NSDragOperation(rawValue: 2)
    public static let generic = NSDragOperation(rawValue: 4)
    public static let `private` = NSDragOperation(rawValue: 8)
    public static let move = NSDragOperation(rawValue: 16)
    public static let delete = NSDragOperation(rawValue: 32)
    public static let every = NSDragOperation(rawValue: .max)
  }

  /// A drag over a view. None arrives: a test makes one.
  @MainActor @preconcurrency
  public protocol NSDraggingInfo: AnyObject {
    /// The pasteboard with the data.
    /// Only tests call it, as nothing here does.
    var draggingPasteboard: NSPasteboard { get }
    /// The place in the window.
    var draggingLocation: NSPoint { get }
    /// The operations that the source allows.
    /// Only tests call it, as nothing here does.
    var draggingSourceOperationMask: NSDragOperation { get }
    /// The object that the drag started from, if it is in this app.
    var draggingSource: Any? { get }
    /// The window under the pointer.
    var draggingDestinationWindow: NSWindow? { get }
    /// The place of the picture.
    var draggedImageLocation: NSPoint { get }
    /// A number of the drag.
    /// Only tests call it, as nothing here does.
    var draggingSequenceNumber: Int { get }
    /// Only tests call it, as nothing here does.
    var draggingFormation: NSDraggingFormation { get set }
    /// Only tests call it, as nothing here does.
    var animatesToDestination: Bool { get set }
    /// Only tests call it, as nothing here does.
    var numberOfValidItemsForDrop: Int { get set }
    /// Only tests call it; empty by default.
    func resetSpringLoading()
    /// Only tests call it; empty by default.
    func slideDraggedImage(to screenPoint: NSPoint)
    /// Only tests call it; empty by default.
    func enumerateDraggingItems(
      options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?, classes classArray: [AnyClass],
      searchOptions: [NSPasteboard.ReadingOptionKey: Any],
      using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
  }

  extension NSDraggingInfo {
    public var draggingDestinationWindow: NSWindow? { nil }
    public var draggedImageLocation: NSPoint { draggingLocation }
    public var draggingSequenceNumber: Int { 0 }
    public var draggingFormation: NSDraggingFormation {
      get { .default }
      set {}
    }
    public var animatesToDestination: Bool {
      get { false }
      set {}
    }
    public var numberOfValidItemsForDrop: Int {
      get { 1 }
      set {}
    }
    public func resetSpringLoading() {}
    public func slideDraggedImage(to screenPoint: NSPoint) {}
    public func enumerateDraggingItems(
      options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?, classes classArray: [AnyClass],
      searchOptions: [NSPasteboard.ReadingOptionKey: Any],
      using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
  }

  /// Ways to walk over dragged things, as AppKit's bits.
  public struct NSDraggingItemEnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let concurrent = NSDraggingItemEnumerationOptions(rawValue: 1)
    public static let clearNonenumeratedImages = NSDraggingItemEnumerationOptions(rawValue: 1 << 16)
  }

  /// The target of drags.
  @MainActor @preconcurrency
  public protocol NSDraggingDestination: AnyObject {}
#endif
