#if !canImport(Darwin)
  public import KitNames

  /// A table without rows: it has no data source to ask.
  @MainActor @preconcurrency
  open class UITableView: UIScrollView {
    private static let proxy = UITableView(frame: .zero, style: .plain)
    /// The one shared table that holds appearance values; other tables ignore them.
    public class func appearance() -> UITableView { proxy }

    /// Groupings of sections; there are no sections here.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// Keeps frame, in points, and grouping.
    public init(frame: CGRect, style: Style) {
      self.style = style
      super.init(frame: frame)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a plain table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// The grouping given to the initializer.
    public let style: Style
    /// Kept points; -1, the initial value, means automatic.
    public var rowHeight: CGFloat = -1
    /// Kept points; -1, the initial value, means automatic.
    public var estimatedRowHeight: CGFloat = -1
    /// Kept points above a heading, 0 at first.
    public var sectionHeaderTopPadding: CGFloat = 0
    /// Kept points; -1, the initial value, means automatic.
    public var sectionFooterHeight: CGFloat = -1
    /// Kept, nil at first; no line is drawn.
    public var separatorColor: UIColor?
    /// Kept, `singleLine` at first; no line is drawn.
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Kept and true at first; no tap selects.
    public var allowsSelection = true
    /// Kept outside `subviews`, nil at first.
    public var tableHeaderView: UIView?
    /// Kept outside `subviews`, nil at first.
    public var tableFooterView: UIView?
    /// Kept outside `subviews`, nil at first.
    public var backgroundView: UIView?
    /// Does nothing; subclasses can override it and tests can call it.
    open func reloadData() {}
  }
#endif
