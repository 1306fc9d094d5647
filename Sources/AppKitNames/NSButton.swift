#if !canImport(Darwin)
  public import KitNames

  /// A push button that no pointer presses: a test calls `performClick(_:)`.
  @MainActor @preconcurrency
  open class NSButton: NSControl {
    /// Behaviours under a click, numbered from 0.
    public enum ButtonType: UInt, Sendable {
      case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
      case accelerator, multiLevelAccelerator
    }
    /// Outlines with AppKit's raw values, old and new spellings alike.
    public enum BezelStyle: UInt, Sendable {
      case rounded = 1, regularSquare, texturedRounded = 11, roundRect, recessed, roundedDisclosure, inline,
        helpButton = 9
      case circular = 7, disclosure = 5, texturedSquare = 8, smallSquare = 10

      public static let pushDisclosure = BezelStyle.roundedDisclosure
      public static var push: BezelStyle { .rounded }
      public static var flexiblePush: BezelStyle { .regularSquare }
      public static var toolbar: BezelStyle { .texturedRounded }
      public static var accessoryBar: BezelStyle { .recessed }
      public static var accessoryBarAction: BezelStyle { .roundRect }
      public static var badge: BezelStyle { .inline }
    }
    /// Keeps title, target and action; the frame is zero.
    public convenience init(title: String, target: Any?, action: Selector?) {
      self.init(frame: .zero)
      (self.title, self.target, self.action) = (title, target as AnyObject?, action)
    }
    /// Keeps picture, target and action; the title is empty.
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
      self.init(title: "", target: target, action: action)
      (self.image, imagePosition) = (image, .imageOnly)
    }
    /// Keeps title, picture, target and action.
    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
      self.init(title: title, target: target, action: action)
      (self.image, imagePosition) = (image, .imageLeading)
    }
    /// A button with a title whose clicks turn `state` on.
    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
      self.init(title: title, target: target, action: action)
      setButtonType(.radio)
    }
    /// A button with a title whose clicks switch `state`.
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
      self.init(title: title, target: target, action: action)
      setButtonType(.switch)
    }
    /// Kept and false at first; no alert colours the button.
    open var hasDestructiveAction = false
    /// The string of `attributedTitle`, "Button" at first, as in AppKit.
    open var title: String {
      get { attributedTitle.string }
      set { attributedTitle = NSAttributedString(string: newValue) }
    }
    /// The title with its attributes, which a new `title` drops.
    open var attributedTitle = NSAttributedString(string: "Button")
    /// Empty at first; the state `on` does not bring it up.
    open var alternateTitle = ""
    /// A picture beside the title, nil at first; the size does not follow it.
    open var image: NSImage?
    /// Nil at first; the state `on` does not swap it in.
    open var alternateImage: NSImage?
    /// The value `noImage` at first, and `imageOnly` after `init(image:target:action:)`.
    open var imagePosition = NSControl.ImagePosition.noImage
    /// Proportional shrinking at first, which no renderer applies.
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    /// The value `rounded` at first; `push` is the same value.
    open var bezelStyle = BezelStyle.rounded
    /// A tint behind the title, nil at first; no renderer reads it.
    open var bezelColor: NSColor?
    /// A tint of title and picture, nil at first; no renderer reads it.
    open var contentTintColor: NSColor?
    /// True at first; a change does not affect `bezelStyle`.
    open var isBordered = true
    /// False at first, without effect on hit testing.
    open var isTransparent = false
    /// The value `off` at first; `performClick(_:)` switches it for some types.
    open var state = NSControl.StateValue.off
    /// Empty at first. The engine matches no pressed key with it.
    open var keyEquivalent = ""
    /// No modifiers at first, and none is compared with an event.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    /// False at first; no pointer enters the button.
    open var showsBorderOnlyWhileMouseInside = false
    /// Kept, empty at first; the state `on` does not bring it up.
    open var attributedAlternateTitle = NSAttributedString(string: "")
    /// Kept and false at first; nothing is drawn, heard or pressed.
    open var allowsMixedState = false
    /// Kept, nil at first; nothing is drawn, heard or pressed.
    open var sound: NSSound?
    /// Kept and false at first; nothing is drawn, heard or pressed.
    open var isSpringLoaded = false
    /// Kept, 1 at first; nothing is drawn, heard or pressed.
    open var maxAcceleratorLevel = 1
    /// Kept, nil at first; nothing is drawn, heard or pressed.
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    /// Kept, `automatic` at first; nothing is drawn, heard or pressed.
    open var tintProminence = NSTintProminence.automatic
    /// Kept, `automatic` at first; nothing is drawn, heard or pressed.
    open var borderShape = NSControl.BorderShape.automatic
    private var type = ButtonType.momentaryPushIn
    /// Keeps the type, which decides whether a click changes `state`.
    open func setButtonType(_ type: ButtonType) { self.type = type }
    /// Changes `state` as a click does, and sends the action; no effect while disabled.
    open override func performClick(_ sender: Any?) {
      guard isEnabled else { return }
      switch type {
      case .pushOnPushOff, .toggle, .switch, .onOff: state = state == .off ? .on : .off
      case .radio: state = .on
      case .momentaryLight, .momentaryChange, .momentaryPushIn, .accelerator, .multiLevelAccelerator: break
      }
      sendAction(action, to: target)
    }
    /// Changes `state` as a click does, through mixed where that is allowed.
    open func setNextState() {
      switch state {
      case .off: state = .on
      case .on where allowsMixedState: state = .mixed
      default: state = .off
      }
    }
    /// Without effect: no press lasts.
    open func setPeriodicDelay(_ delay: Float, interval: Float) {}
    /// Without effect: no press lasts.
    open func getPeriodicDelay(_ delay: UnsafeMutablePointer<Float>, interval: UnsafeMutablePointer<Float>) {}
    /// Copies the flag into `isHighlighted`; nothing redraws.
    open func highlight(_ flag: Bool) { isHighlighted = flag }
  }

  /// The strength of a tint, numbered from 0; none is drawn.
  public enum NSTintProminence: Int, Sendable { case automatic, none, primary, secondary }

  extension NSControl {
    /// Outlines of a control, numbered from 0; none is drawn.
    public enum BorderShape: Int, Sendable { case automatic, capsule, roundedRectangle, circle }
    /// Places of a picture relative to the title, numbered from 0.
    public enum ImagePosition: UInt, Sendable {
      case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
    }
  }
#endif
