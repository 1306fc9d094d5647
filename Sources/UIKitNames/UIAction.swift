#if !canImport(Darwin)
  import KitNames

  /// A titled closure, which a control runs in `sendActions(for:)`.
  @MainActor @preconcurrency
  open class UIAction: UIMenuElement, UIMenuLeaf {
    /// The name of an action; a control keeps one action for each.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Keeps the string, known or not.
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    let handler: UIActionHandler
    /// Unique, unless the initializer was given one.
    public let identifier: Identifier
    /// Kept text for help, nil at first.
    open var discoverabilityTitle: String?
    /// Kept without effect: a disabled action still runs.
    open var attributes: UIMenuElement.Attributes
    /// Kept, `off` at first; running the action leaves it unchanged.
    open var state: UIMenuElement.State
    /// Kept picture of the chosen line, nil at first.
    open var selectedImage: UIImage?
    /// The control that runs the action, while it does; nil otherwise.
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
#endif
