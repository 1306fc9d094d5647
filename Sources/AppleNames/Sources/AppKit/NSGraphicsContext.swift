/// A place to draw. A program can make one; nothing is drawn.
open class NSGraphicsContext: NSObject {
  private nonisolated(unsafe) static var stack: [NSGraphicsContext?] = [nil]
  private static let lock = NSLock()
  private static func with<Result>(_ work: (inout [NSGraphicsContext?]) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return work(&stack)
  }
  /// The context that a program has set last; nil at first.
  open class var current: NSGraphicsContext? {
    get { with { $0[$0.count - 1] } }
    set { with { $0[$0.count - 1] = newValue } }
  }
  open class func saveGraphicsState() { with { $0.append($0[$0.count - 1]) } }
  open class func restoreGraphicsState() { with { if $0.count > 1 { $0.removeLast() } } }
  open class func currentContextDrawingToScreen() -> Bool { false }
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    (cgContext, isFlipped) = (graphicsPort, initialFlippedState)
  }
  @MainActor public convenience init(window: NSWindow) {
    self.init(cgContext: CGContext(size: window.frame.size), flipped: false)
  }
  public let cgContext: CGContext
  public let isFlipped: Bool
  open var isDrawingToScreen: Bool { false }
  open var imageInterpolation = NSImageInterpolation.default
  open var shouldAntialias = true
  open var compositingOperation = NSCompositingOperation.sourceOver
  open var patternPhase = CGPoint.zero
  open func saveGraphicsState() { cgContext.saveGState() }
  open func restoreGraphicsState() { cgContext.restoreGState() }
  open func flushGraphics() {}
}

extension CGRect {
  public func fill() {}
  public func fill(using operation: NSCompositingOperation) {}
  public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver) {}
  public func clip() {}
}

extension NSShadow {
  public func set() {}
}

/// Without effect: there is no drawing context.
public func NSRectFill(_ rect: CGRect) {}
