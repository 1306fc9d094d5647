#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A row that only a program makes: no table dequeues one.
  @MainActor @preconcurrency
  open class UITableViewCell: UIView {
    private static let proxy = UITableViewCell()
    /// The one shared row that holds appearance values; other rows ignore them.
    public class func appearance() -> UITableViewCell { proxy }

    /// Whether a line divides rows; none is drawn.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// Colours of a tapped row; no tap arrives.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// Arrangements of labels; all rows have the same ones here.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
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
    public let contentView = UIView()
    /// A label outside `subviews`, with nil text at first.
    public var textLabel: UILabel? = UILabel()
    /// A second label outside `subviews`, in every cell style.
    public var detailTextLabel: UILabel? = UILabel()
    /// A picture outside `subviews`, empty at first.
    public var imageView: UIImageView? = UIImageView()
    /// Kept outside `subviews`, nil at first.
    public var accessoryView: UIView?
    /// Kept outside `subviews`, nil at first.
    public var backgroundView: UIView?
    /// Kept outside `subviews`, nil at first; no tap reveals it.
    public var selectedBackgroundView: UIView?
    /// Kept, `default` at first; no tap colours the row.
    public var selectionStyle = SelectionStyle.default
    /// Kept, nil at first; `contentView` does not change with it.
    public var contentConfiguration: (any UIContentConfiguration)?
    /// Never called here: no table reuses rows. Does nothing by default.
    open func prepareForReuse() {}
  }
#endif
