/// A control that keeps titles and images, and runs its actions in `sendActions(for:)`.
@MainActor @preconcurrency
open class UIButton: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
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
  public convenience init(primaryAction: UIAction?) { self.init(frame: .zero, primaryAction: primaryAction) }
  override var primaryEvent: Event { .touchUpInside }
  private var type = ButtonType.custom
  open var buttonType: ButtonType { type }
  private var isUpdating = false
  open var titleLabel: UILabel? { label }
  private let label = UILabel()
  open var imageView: UIImageView? { picture }
  private let picture = UIImageView()
  open var menu: UIMenu?
  private var looks = LooksByState()
  /// Keeps the text for exactly that state; nil removes it.
  open func setTitle(_ title: String?, for state: State) {
    looks.keep(title, for: state)
    label.text = looks.value(for: .normal)
  }
  open func title(for state: State) -> String? { looks.value(for: state) }
  /// Keeps the text for exactly that state; nil removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks.keep(title, for: state)
    if state == .normal { label.attributedText = title }
  }
  open func attributedTitle(for state: State) -> NSAttributedString? { looks.value(for: state) }
  open func setTitleColor(_ color: UIColor?, for state: State) { looks.keep(color, for: state) }
  open func titleColor(for state: State) -> UIColor? { looks.value(for: state) }
  /// Keeps the picture for exactly that state; nil removes it.
  open func setImage(_ image: UIImage?, for state: State) {
    looks.keep(image, for: state)
    picture.image = looks.value(for: .normal)
  }
  open func image(for state: State) -> UIImage? { looks.value(for: state) }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { looks.keep(image, "background", for: state) }
  open func backgroundImage(for state: State) -> UIImage? { looks.value("background", for: state) }
  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }
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
