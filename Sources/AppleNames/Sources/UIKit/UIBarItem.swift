/// An item in a bar of buttons or of tabs; kept and not drawn.
@MainActor @preconcurrency
open class UIBarItem: nonisolated Hashable {
  public init() {}
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var isEnabled = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
  public nonisolated static func == (one: UIBarItem, other: UIBarItem) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
