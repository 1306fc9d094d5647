#if !canImport(Darwin)
  import KitNames

  /// A titled closure, which a control runs in `sendActions(for:)`.
  @MainActor @preconcurrency
  public final class UIAction: UIMenuElement {
    /// The closure of an action; a control passes the action itself.
    public typealias Handler = (UIAction) -> Void
    let handler: Handler
    /// Unique, unless the initializer was given one; a control keeps one action for each.
    let identifier: String
    /// Kept without effect: a disabled action still runs.
    public var attributes: UIMenuElement.Attributes
    /// Kept, `off` at first; running the action leaves it unchanged.
    public var state: UIMenuElement.State

    /// Keeps everything but the discoverability title.
    public init(
      title: String = "", image: UIImage? = nil, identifier: String? = nil, discoverabilityTitle: String? = nil,
      attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping Handler
    ) {
      (self.handler, self.attributes, self.state) = (handler, attributes, state)
      self.identifier = identifier ?? UUID().uuidString
      super.init(title: title, image: image)
    }
  }
#endif
