/// A titled closure, which a control runs in `sendActions(for:)`.
@MainActor @preconcurrency
open class UIAction: UIMenuElement, UIMenuLeaf {
  let handler: UIActionHandler
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var selectedImage: UIImage?
  public private(set) var sender: Any?
  /// The text of the line.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture of the line.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// Keeps all.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    (self.handler, self.attributes, self.state) = (handler, attributes, state)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.discoverabilityTitle, self.selectedImage) = (discoverabilityTitle, selectedImage)
    super.init(title: title, image: image, subtitle: subtitle)
  }
  /// Runs the closure with that sender.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// The closure of an action; it gets the action itself.
public typealias UIActionHandler = (UIAction) -> Void
