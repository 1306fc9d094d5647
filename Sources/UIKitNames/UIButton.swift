#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// A control that keeps titles and an image, and runs its actions in `sendActions(for:)`.
  @MainActor @preconcurrency
  open class UIButton: UIControl {
    /// Predefined looks; a button does not remember which one made it.
    public enum ButtonType: Int, Sendable {
      case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    /// Makes a button with an empty frame; drops the type.
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    /// Adds the action, unless nil, to `touchUpInside`; ignores its title and image.
    public convenience init(primaryAction: UIAction?) {
      self.init(frame: .zero)
      if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
    }

    /// An empty label outside `subviews`; `setTitle(_:for:)` does not fill it.
    public let titleLabel: UILabel? = UILabel()
    /// A picture outside `subviews`; `setImage(_:for:)` fills it for the normal state.
    public let imageView: UIImageView? = UIImageView()
    /// Kept, nil at first; never opens.
    public var menu: UIMenu?
    /// Kept and false at first; `sendActions(for:)` ignores it.
    public var showsMenuAsPrimaryAction = false
    private var titles: [State: String] = [:]
    /// Keeps the text for exactly that state; nil removes it.
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    /// The text of the state, else that of the normal state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// Drops the colour: no title is drawn.
    open func setTitleColor(_ color: UIColor?, for state: State) {}
    /// Passes a picture of the normal state to `imageView`; drops any other.
    open func setImage(_ image: UIImage?, for state: State) { if state == .normal { imageView?.image = image } }
    /// Drops the picture in every state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  }
#endif
