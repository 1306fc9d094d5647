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
    var draggingPasteboard: NSPasteboard { get }
    /// The place in the window.
    var draggingLocation: NSPoint { get }
    /// The operations that the source allows.
    var draggingSourceOperationMask: NSDragOperation { get }
    /// The object that the drag started from, if it is in this app.
    var draggingSource: Any? { get }
  }

  /// The target of drags.
  @MainActor @preconcurrency
  public protocol NSDraggingDestination: AnyObject {}
#endif
