#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// The header or footer of a table's section; no table shows it.
  @MainActor @preconcurrency
  open class UITableViewHeaderFooterView: UIView {
    /// Keeps the identifier.
    public init(reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      super.init(frame: .zero)
    }
    public override init(frame: CGRect) {
      reuseIdentifier = nil
      super.init(frame: frame)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// The identifier from the initializer.
    public let reuseIdentifier: String?
    /// A view for the content; the size is zero.
    open var contentView: UIView { content }
    private let content = UIView()
    /// Kept, nil at first.
    open var backgroundView: UIView?
    /// A label for the text.
    open private(set) var textLabel: UILabel? = UILabel()
    /// A label for the smaller text.
    open private(set) var detailTextLabel: UILabel? = UILabel()
    /// Kept, nil at first; `contentView` does not change with it.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Kept, nil at first; nothing is drawn behind the content.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// Kept and true at first; `contentConfiguration` stays.
    open var automaticallyUpdatesContentConfiguration = true
    /// Kept and true at first; `backgroundConfiguration` stays.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Content for a header, without values.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
    /// The view's traits.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// Calls `updateConfiguration(using:)` at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    /// A hook for subclasses.
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    /// A hook for subclasses, which no table calls.
    open func prepareForReuse() {}
  }
#endif
