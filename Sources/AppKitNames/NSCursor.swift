#if !canImport(Darwin)
  public import Foundation

  /// The pointer, off screen. Like AppKit, the engine keeps the one an app requested last.
  public final class NSCursor: NSObject, Sendable {
    private let name: String
    /// The picture from the initializer; an empty one for a pointer of the system.
    public let image: NSImage
    /// The point from the initializer; zero for a pointer of the system.
    public let hotSpot: NSPoint
    private init(_ name: String) { (self.name, image, hotSpot) = (name, NSImage(), .zero) }
    /// A pointer that is a picture; nothing is drawn.
    public init(image newImage: NSImage, hotSpot point: NSPoint) { (name, image, hotSpot) = ("image", newImage, point) }
    /// Without effect: no pointer enters a rectangle.
    public func mouseEntered(with event: NSEvent) {}
    /// Without effect: no pointer enters a rectangle.
    public func mouseExited(with event: NSEvent) {}
    /// Without effect: no pointer enters a rectangle.
    public func setOnMouseEntered(_ flag: Bool) {}
    /// Without effect: no pointer enters a rectangle.
    public func setOnMouseExited(_ flag: Bool) {}
    package convenience init(named name: String) { self.init(name) }
    public override var description: String { "NSCursor(\(name))" }

    public static let arrow = NSCursor("arrow")
    public static let iBeam = NSCursor("iBeam")
    public static let iBeamCursorForVerticalLayout = NSCursor("iBeamCursorForVerticalLayout")
    public static let crosshair = NSCursor("crosshair")
    public static let closedHand = NSCursor("closedHand")
    public static let openHand = NSCursor("openHand")
    public static let pointingHand = NSCursor("pointingHand")
    public static let resizeLeft = NSCursor("resizeLeft")
    public static let resizeRight = NSCursor("resizeRight")
    public static let resizeLeftRight = NSCursor("resizeLeftRight")
    public static let resizeUp = NSCursor("resizeUp")
    public static let resizeDown = NSCursor("resizeDown")
    public static let resizeUpDown = NSCursor("resizeUpDown")
    public static let disappearingItem = NSCursor("disappearingItem")
    public static let operationNotAllowed = NSCursor("operationNotAllowed")
    public static let dragLink = NSCursor("dragLink")
    public static let dragCopy = NSCursor("dragCopy")
    public static let contextualMenu = NSCursor("contextualMenu")

    /// The pointers that were pushed; the last one is shown, and the first one stays.
    private static let pushed = Pushed()
    private final class Pushed: @unchecked Sendable {
      private let lock = NSLock()
      private var cursors = [NSCursor.arrow]
      func with<Result>(_ work: (inout [NSCursor]) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return work(&cursors)
      }
    }

    public static var current: NSCursor { pushed.with { $0[$0.count - 1] } }

    /// Replaces the current pointer.
    public func set() { Self.pushed.with { $0[$0.count - 1] = self } }
    /// Makes this pointer current until `pop`.
    public func push() { Self.pushed.with { $0.append(self) } }
    /// The same as `NSCursor.pop()`, on every pointer.
    public func pop() { Self.pop() }

    /// No effect: no pointer is on screen.
    public class func setHiddenUntilMouseMoves(_ flag: Bool) {}

    /// Makes the pointer before the last `push` current; without a `push`, no effect.
    public static func pop() { pushed.with { if $0.count > 1 { $0.removeLast() } } }
  }
#endif
