#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

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
    /// Keeps `current` until `restoreGraphicsState()`.
    open class func saveGraphicsState() { with { $0.append($0[$0.count - 1]) } }
    /// Makes the context before the last `saveGraphicsState()` current; without one, no effect.
    open class func restoreGraphicsState() { with { if $0.count > 1 { $0.removeLast() } } }
    /// Always false, unless a subclass overrides it.
    open class func currentContextDrawingToScreen() -> Bool { false }

    /// Keeps the context; drawing has no effect.
    public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
      (cgContext, isFlipped) = (graphicsPort, initialFlippedState)
    }
    /// A context of the form's size.
    public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
      self.init(cgContext: CGContext(size: bitmapRep.size), flipped: false)
    }
    /// A context of the window's size.
    @MainActor public convenience init(window: NSWindow) {
      self.init(cgContext: CGContext(size: window.frame.size), flipped: false)
    }
    /// The context from the initializer.
    public let cgContext: CGContext
    public let isFlipped: Bool
    /// Always false: there is no screen.
    open var isDrawingToScreen: Bool { false }
    /// Kept, `default` at first; nothing is drawn.
    open var imageInterpolation = NSImageInterpolation.default
    /// Kept and true at first; nothing is drawn.
    open var shouldAntialias = true
    /// Kept, `sourceOver` at first; nothing is drawn.
    open var compositingOperation = NSCompositingOperation.sourceOver
    /// Kept, zero at first; nothing is drawn.
    open var patternPhase = CGPoint.zero
    /// Kept, `default` at first; nothing is drawn.
    open var colorRenderingIntent = NSColorRenderingIntent.default
    /// Keeps the transform of `cgContext` until `restoreGraphicsState()`.
    open func saveGraphicsState() { cgContext.saveGState() }
    open func restoreGraphicsState() { cgContext.restoreGState() }
    /// Empty, a hook for subclasses that only a test calls.
    open func flushGraphics() {}
  }

  /// The care that a picture is scaled with; none is.
  public enum NSImageInterpolation: UInt, Sendable { case `default`, none, low, medium = 4, high = 3 }

  extension CGRect {
    /// Without effect: nothing here can follow it.
    public func fill() {}
    public func fill(using operation: NSCompositingOperation) {}
    /// Without effect: nothing here can follow it.
    public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver) {}
    /// Without effect: nothing here can follow it.
    public func clip() {}
  }
  extension NSShadow {
    /// Without effect: nothing here can follow it.
    public func set() {}
  }
  /// Without effect: there is no drawing context.
  public func NSRectFill(_ rect: CGRect) {}
  /// Without effect: there is no drawing context.
  public func NSRectFillUsingOperation(_ rect: CGRect, _ op: NSCompositingOperation) {}
  /// Without effect: there is no drawing context.
  public func NSFrameRect(_ rect: CGRect) {}
  /// Without effect: there is no drawing context.
  public func NSFrameRectWithWidth(_ rect: CGRect, _ frameWidth: CGFloat) {}
  /// Without effect: there is no drawing context.
  public func NSRectClip(_ rect: CGRect) {}
  /// Without effect: there is no drawing context.
  public func NSDrawWindowBackground(_ rect: CGRect) {}
#endif
