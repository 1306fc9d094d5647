/// A push button that no pointer presses: a test calls `performClick(_:)`.
@MainActor @preconcurrency
open class NSButton: NSControl {
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
  /// The string of `attributedTitle`, "Button" at first, as in AppKit.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  open var attributedTitle = NSAttributedString(string: "Button")
  open var image: NSImage?
  open var alternateImage: NSImage?
  open var imagePosition = NSControl.ImagePosition.noImage
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var bezelStyle = BezelStyle.rounded
  open var bezelColor: NSColor?
  open var contentTintColor: NSColor?
  open var isBordered = true
  open var isTransparent = false
  open var state = NSControl.StateValue.off
  open var keyEquivalent = ""
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  open var allowsMixedState = false
  private var type = ButtonType.momentaryPushIn
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
  open func highlight(_ flag: Bool) { isHighlighted = flag }
}
