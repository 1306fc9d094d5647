#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A cell of a list, which keeps its accessories.
  @MainActor @preconcurrency
  open class UICollectionViewListCell: UICollectionViewCell {
    /// Makes a cell whose only subview is `contentView`.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Kept, empty at first; no mark is drawn.
    open var accessories: [UICellAccessory] = []
    /// Kept, 0 at first; no cell is indented.
    open var indentationLevel = 0
    /// Kept points, 10 at first; no cell is indented.
    open var indentationWidth: CGFloat = 10
    /// Kept and true at first; no cell is indented.
    open var indentsAccessories = true
    /// Made on first access; it has no distance from the edges.
    public private(set) lazy var separatorLayoutGuide = UILayoutGuide(of: self)
    /// Content for a row, without values.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  }

  /// A mark or control at the side of a list's cell; none is drawn.
  @MainActor @preconcurrency
  public struct UICellAccessory {
    /// Times at which it shows.
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
    /// The side and the place at it.
    public enum Placement {
      case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
      case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
      /// A closure that returns the index among the others.
      public typealias Position = ([UICellAccessory]) -> Int
    }
    /// The room for it.
    public enum LayoutDimension: Sendable { case actual, standard, custom(CGFloat) }
    /// The kinds of accessories, for tests.
    public enum AccessoryType: Hashable, Sendable {
      case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail,
        popUpMenu
      case customView
    }
    /// The kind that made it.
    public let accessoryType: AccessoryType
    /// Called by a test, nil for a kind without one.
    public let actionHandler: (() -> Void)?
    /// The view or the label's text, nil for another kind.
    let content: Any?
    init(_ type: AccessoryType, content: Any? = nil, action: (() -> Void)? = nil) {
      (accessoryType, self.content, actionHandler) = (type, content, action)
    }
  }
#endif
