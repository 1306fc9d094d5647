#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A row that only a program makes: no table shows one.
  @MainActor @preconcurrency
  open class UITableViewCell: UIView {
    private static let proxy = UITableViewCell()
    /// The one shared row that holds appearance values; other rows ignore them.
    public class func appearance() -> UITableViewCell { proxy }

    /// The identifier given to the initializer; no table reuses rows.
    public private(set) var reuseIdentifier: String?
    /// Makes a row and keeps the identifier; the style has no effect.
    public init(style: CellStyle, reuseIdentifier: String?) {
      super.init(frame: .zero)
      self.reuseIdentifier = reuseIdentifier
      addSubview(contentView)
    }
    /// Makes a row whose only subview is `contentView`.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.frame = bounds
      addSubview(contentView)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }

    /// An empty view of the first size, the first of `subviews`.
    open var contentView: UIView { content }
    private let content = UIView()
    /// A label outside `subviews`, with nil text at first.
    open var textLabel: UILabel? { label }
    private let label = UILabel()
    /// A second label outside `subviews`, in every cell style.
    open var detailTextLabel: UILabel? { detailLabel }
    private let detailLabel = UILabel()
    /// A picture outside `subviews`, empty at first.
    open var imageView: UIImageView? { picture }
    private let picture = UIImageView()
    /// Kept outside `subviews`, nil at first.
    open var backgroundView: UIView?
    /// Kept outside `subviews`, nil at first; no tap reveals it.
    open var selectedBackgroundView: UIView?
    /// Kept outside `subviews`, nil at first; no tap reveals it.
    open var multipleSelectionBackgroundView: UIView?

    /// Kept, `default` at first; no tap colours the row.
    open var selectionStyle = SelectionStyle.default
    /// False at first; `setSelected(_:animated:)` sets it.
    open var isSelected: Bool {
      get { selected }
      set { setSelected(newValue, animated: false) }
    }
    private var selected = false
    /// Sets `isSelected` at once.
    open func setSelected(_ selected: Bool, animated: Bool) { self.selected = selected }
    /// False at first; `setHighlighted(_:animated:)` sets it.
    open var isHighlighted: Bool {
      get { highlighted }
      set { setHighlighted(newValue, animated: false) }
    }
    private var highlighted = false
    /// Sets `isHighlighted` at once.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { self.highlighted = highlighted }
    /// False at first; `setEditing(_:animated:)` sets it.
    open var isEditing: Bool {
      get { inEditing }
      set { setEditing(newValue, animated: false) }
    }
    private var inEditing = false
    /// Sets `isEditing` at once.
    open func setEditing(_ editing: Bool, animated: Bool) { inEditing = editing }
    /// Always removal, as in a table without a delegate.
    open var editingStyle: EditingStyle { .delete }
    /// Kept and false at first; no row moves.
    open var showsReorderControl = false
    /// Kept and true at first; no row is indented.
    open var shouldIndentWhileEditing = true

    /// Kept, none at first; no mark is drawn.
    open var accessoryType = AccessoryType.none
    /// Kept outside `subviews`, nil at first.
    open var accessoryView: UIView?
    /// Kept, none at first; no mark is drawn.
    open var editingAccessoryType = AccessoryType.none
    /// Kept outside `subviews`, nil at first.
    open var editingAccessoryView: UIView?
    /// Kept, 0 at first; no row is indented.
    open var indentationLevel = 0
    /// Kept points, 10 at first; no row is indented.
    open var indentationWidth: CGFloat = 10
    /// Kept, 15 points at the left at first; no line is drawn.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// Kept and false at first; nothing is dropped.
    open var userInteractionEnabledWhileDragging = false
    /// Kept, `default` at first; no focus moves.
    open var focusStyle = FocusStyle.default

    /// Kept, nil at first; `contentView` does not change with it.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Kept, nil at first; nothing is drawn behind the content.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// Kept and true at first; `contentConfiguration` stays.
    open var automaticallyUpdatesContentConfiguration = true
    /// Kept and true at first; `backgroundConfiguration` stays.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Content for a plain row, without values.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    /// A background without values.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
    /// Runs in `setNeedsUpdateConfiguration()`; kept.
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    /// Selected, highlighted and so on, as the row is.
    open var configurationState: UICellConfigurationState {
      var state = UICellConfigurationState(traitCollection: traitCollection)
      (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
      return state
    }
    /// Calls `updateConfiguration(using:)` at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    /// Calls the handler; a subclass overrides it.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    /// Never called here: no table reuses rows. Does nothing by default.
    open func prepareForReuse() {}
    /// Never called here; does nothing by default.
    open func willTransition(to state: StateMask) {}
    /// Never called here; does nothing by default.
    open func didTransition(to state: StateMask) {}
    /// Never called here, as no row is dragged; does nothing by default.
    open func dragStateDidChange(_ dragState: DragState) {}
  }
#endif
