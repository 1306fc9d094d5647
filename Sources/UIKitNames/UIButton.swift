#if !canImport(Darwin)
  public import KitNames

  /// A control that keeps titles and images, and runs its actions in `sendActions(for:)`.
  @MainActor @preconcurrency
  open class UIButton: UIControl {
    /// Predefined looks.
    public enum ButtonType: Int, Sendable {
      case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }
    /// A closure that changes the configuration of a button.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// Makes a custom button.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a button with an empty frame.
    public convenience init(type buttonType: ButtonType) {
      self.init(frame: .zero)
      type = buttonType
    }
    /// Makes a button of that type for the action.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
      self.init(frame: .zero, primaryAction: primaryAction)
      type = buttonType
    }
    /// Takes title and image of the action, and runs it for `primaryActionTriggered`, also after `touchUpInside`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
      self.init(frame: frame)
      guard let primaryAction else { return }
      addAction(primaryAction, for: .primaryActionTriggered)
      if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
      setImage(primaryAction.image, for: .normal)
    }
    /// Takes title and image of the action, and runs it for `primaryActionTriggered`, also after `touchUpInside`.
    public convenience init(primaryAction: UIAction?) { self.init(frame: .zero, primaryAction: primaryAction) }
    /// Keeps the configuration, and takes the action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
      self.init(frame: .zero, primaryAction: primaryAction)
      self.configuration = configuration
    }
    /// A button of the system's look, with that action.
    public class func systemButton(primaryAction: UIAction) -> UIButton {
      UIButton(type: .system, primaryAction: primaryAction)
    }
    /// A button of the system's look; target and selector are kept.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
      let button = UIButton(type: .system)
      button.setImage(image, for: .normal)
      if let action { button.addTarget(target, action: action, for: .touchUpInside) }
      return button
    }
    override var primaryEvent: Event { .touchUpInside }
    private var type = ButtonType.custom
    /// The type from the initializer, custom without one.
    open var buttonType: ButtonType { type }

    /// Kept, nil at first; `updateConfiguration()` follows a new one.
    open var configuration: Configuration? { didSet { updateConfigurationOnce() } }
    /// Runs in `updateConfiguration()`; kept.
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    /// Kept and true at first; `configuration` stays.
    open var automaticallyUpdatesConfiguration = true
    /// Calls `updateConfiguration()` at once.
    open func setNeedsUpdateConfiguration() { updateConfigurationOnce() }
    /// Calls the handler; a subclass overrides it.
    open func updateConfiguration() { configurationUpdateHandler?(self) }
    private var isUpdating = false
    /// A handler that sets the configuration does not call itself.
    private func updateConfigurationOnce() {
      if isUpdating { return }
      isUpdating = true
      updateConfiguration()
      isUpdating = false
    }
    /// Kept and false at first; a new value calls `updateConfiguration()`.
    open override var isSelected: Bool { didSet { updateConfigurationOnce() } }
    /// Kept and false at first; a new value calls `updateConfiguration()`.
    open override var isHighlighted: Bool { didSet { updateConfigurationOnce() } }
    /// Kept and true at first; a new value calls `updateConfiguration()`.
    open override var isEnabled: Bool { didSet { updateConfigurationOnce() } }

    /// A label outside `subviews` with the title of the normal state.
    open var titleLabel: UILabel? { label }
    private let label = UILabel()
    /// A label outside `subviews`, without text.
    open private(set) lazy var subtitleLabel: UILabel? = UILabel()
    /// A picture outside `subviews`; `setImage(_:for:)` fills it for the normal state.
    open var imageView: UIImageView? { picture }
    private let picture = UIImageView()
    /// Kept, nil at first; never opens.
    open var menu: UIMenu?
    /// Kept, automatic at first; no menu opens.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Kept and false at first; no menu opens.
    open var changesSelectionAsPrimaryAction = false
    /// Kept and false at first; no pointer hovers.
    open var isPointerInteractionEnabled = false
    /// Always false: no pointer hovers.
    open var isHovered: Bool { false }
    /// Always false: no pointer presses.
    open var isHeld: Bool { false }
    /// Kept role, normal at first.
    open var role = Role.normal
    /// Kept, automatic at first.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    // Kept points and flags of older systems; nothing is laid out or drawn.
    /// Kept, `zero` at first; without effect.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// Kept, `zero` at first; without effect.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// Kept, `zero` at first; without effect.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Kept and true at first; without effect.
    open var adjustsImageWhenHighlighted = true
    /// Kept and true at first; without effect.
    open var adjustsImageWhenDisabled = true
    /// Kept and false at first; without effect.
    open var showsTouchWhenHighlighted = false
    /// Kept and false at first; without effect.
    open var reversesTitleShadowWhenHighlighted = false

    private var looks = LooksByState()
    /// Keeps the text for exactly that state; nil removes it.
    open func setTitle(_ title: String?, for state: State) {
      looks.keep(title, for: state)
      label.text = looks.value(for: .normal)
    }
    /// The text of the state, else that of the normal state.
    open func title(for state: State) -> String? { looks.value(for: state) }
    /// Keeps the text for exactly that state; nil removes it.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
      looks.keep(title, for: state)
      if state == .normal { label.attributedText = title }
    }
    /// The text of the state, else that of the normal state.
    open func attributedTitle(for state: State) -> NSAttributedString? { looks.value(for: state) }
    /// Keeps the colour for exactly that state; nil removes it.
    open func setTitleColor(_ color: UIColor?, for state: State) { looks.keep(color, for: state) }
    /// The colour of the state, else that of the normal state.
    open func titleColor(for state: State) -> UIColor? { looks.value(for: state) }
    /// Keeps the colour for exactly that state; nil removes it.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { looks.keep(color, "shadow", for: state) }
    /// The colour of the state, else that of the normal state.
    open func titleShadowColor(for state: State) -> UIColor? { looks.value("shadow", for: state) }
    /// Keeps the picture for exactly that state; nil removes it.
    open func setImage(_ image: UIImage?, for state: State) {
      looks.keep(image, for: state)
      picture.image = looks.value(for: .normal)
    }
    /// The picture of the state, else that of the normal state.
    open func image(for state: State) -> UIImage? { looks.value(for: state) }
    /// Keeps the picture for exactly that state; nil removes it.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { looks.keep(image, "background", for: state) }
    /// The picture of the state, else that of the normal state.
    open func backgroundImage(for state: State) -> UIImage? { looks.value("background", for: state) }
    /// Keeps the settings for exactly that state; nil removes them.
    open func setPreferredSymbolConfiguration(
      _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { looks.keep(configuration, for: state) }
    /// The settings of the state, else those of the normal state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
      looks.value(for: state)
    }
    /// The text of the current state.
    open var currentTitle: String? { title(for: state) }
    /// The text of the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the current state, white without one.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The picture of the current state.
    open var currentImage: UIImage? { image(for: state) }
    /// The picture of the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Roles of a button.
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  }

  /// Values of a button for its states.
  private struct LooksByState {
    private struct Key: Hashable {
      let kind: String
      let state: UIControl.State
    }
    private var values: [Key: Any] = [:]
    mutating func keep<Value>(_ value: Value?, _ kind: String = "\(Value.self)", for state: UIControl.State) {
      values[Key(kind: kind, state: state)] = value
    }
    func value<Value>(_ kind: String = "\(Value.self)", for state: UIControl.State) -> Value? {
      (values[Key(kind: kind, state: state)] ?? values[Key(kind: kind, state: .normal)]) as? Value
    }
  }
#endif
