/// The pointer, off screen. Like AppKit, the engine keeps the one an app requested last.
public final class NSCursor: NSObject, Sendable {
  private let name: String
  public let image: NSImage
  public let hotSpot: NSPoint
  private init(_ name: String) { (self.name, image, hotSpot) = (name, NSImage(), .zero) }
  public init(image newImage: NSImage, hotSpot point: NSPoint) { (name, image, hotSpot) = ("image", newImage, point) }
  public func mouseEntered(with event: NSEvent) {}
  public func mouseExited(with event: NSEvent) {}
  public func setOnMouseEntered(_ flag: Bool) {}
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
  public func set() { Self.pushed.with { $0[$0.count - 1] = self } }
  public func push() { Self.pushed.with { $0.append(self) } }
  public func pop() { Self.pop() }
  public class func setHiddenUntilMouseMoves(_ flag: Bool) {}
  public static func pop() { pushed.with { if $0.count > 1 { $0.removeLast() } } }
}
