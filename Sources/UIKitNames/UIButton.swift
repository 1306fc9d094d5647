#if !canImport(Darwin)
  import KitNames

  /// A control that keeps titles and an image, and runs its actions in `sendActions(for:)`.
  @MainActor @preconcurrency
  open class UIButton: UIControl {
    /// Predefined looks; a button does not remember which one made it.
    public enum ButtonType: Int, Sendable {
      case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    /// Makes a button with an empty frame; drops the type.
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    /// Takes title and image of the action, and runs it for `primaryActionTriggered`, also after `touchUpInside`.
    public convenience init(primaryAction: UIAction?) {
      self.init(frame: .zero)
      guard let primaryAction else { return }
      addAction(primaryAction, for: .primaryActionTriggered)
      if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
      setImage(primaryAction.image, for: .normal)
    }
    override var primaryEvent: Event { .touchUpInside }

    /// A label outside `subviews` with the title of the normal state.
    public let titleLabel: UILabel? = UILabel()
    /// A picture outside `subviews`; `setImage(_:for:)` fills it for the normal state.
    public let imageView: UIImageView? = UIImageView()
    /// Kept, nil at first; never opens.
    public var menu: UIMenu?
    private var titles: [State: String] = [:]
    /// Keeps the text for exactly that state; nil removes it.
    open func setTitle(_ title: String?, for state: State) {
      titles[state] = title
      titleLabel?.text = titles[.normal]
    }
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
