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
    public let contentView = UIView()
    /// Kept, nil at first.
    open var backgroundView: UIView?
    /// A label for the text.
    open private(set) var textLabel: UILabel? = UILabel()
    /// A label for the smaller text.
    open private(set) var detailTextLabel: UILabel? = UILabel()
    /// A hook for subclasses, which no table calls.
    open func prepareForReuse() {}
  }
#endif
