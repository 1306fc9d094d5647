#if !canImport(Darwin)
  public import KitNames

  /// A column of a table; its values are kept.
  @MainActor @preconcurrency
  open class NSTableColumn {
    /// Who may resize a column, as AppKit's bits.
    public struct ResizingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let autoresizingMask = ResizingOptions(rawValue: 1)
      public static let userResizingMask = ResizingOptions(rawValue: 2)
    }
    public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
    /// An empty identifier.
    public convenience init() { self.init(identifier: NSUserInterfaceItemIdentifier("")) }
    /// Always nil: no archive is read.
    public required init?(coder: NSCoder) { return nil }
    /// Kept; no part of the engine reads it.
    open var identifier: NSUserInterfaceItemIdentifier
    /// The table that the column was added to; a weak reference.
    open internal(set) weak var tableView: NSTableView?
    /// Points, 100 at first, and kept between `minWidth` and `maxWidth`.
    open var width: CGFloat = 100 {
      didSet {
        let fitting = max(minWidth, min(maxWidth, width))
        if fitting != width { width = fitting }
      }
    }
    /// Points, 10 at first.
    open var minWidth: CGFloat = 10
    /// Points, the greatest number at first.
    open var maxWidth = CGFloat.greatestFiniteMagnitude
    /// Empty at first; no header shows it.
    open var title: String {
      get { headerCell.stringValue }
      set { headerCell.stringValue = newValue }
    }
    /// Nil at first; no header shows it.
    open var headerToolTip: String?
    /// Kept, with the title as its text.
    open var headerCell = NSTableHeaderCell()
    /// Kept and true at first; no cell is edited.
    open var isEditable = true
    /// Kept and false at first; nothing is laid out.
    open var isHidden = false
    /// Kept; no column is resized.
    open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
    /// Kept, nil at first; no click on a header sorts.
    open var sortDescriptorPrototype: NSSortDescriptor?
    /// Kept; the table draws no cell.
    open var dataCell: Any = NSTextFieldCell()
    /// No effect: no title is measured.
    open func sizeToFit() {}
  }

  /// The cell of a column's title.
  @MainActor @preconcurrency
  open class NSTableHeaderCell: NSTextFieldCell {
    /// Without effect: nothing is drawn.
    open func drawSortIndicator(withFrame cellFrame: NSRect, in controlView: NSView, ascending: Bool, priority: Int) {}
    /// Always zero: nothing is drawn.
    open func sortIndicatorRect(forBounds rect: NSRect) -> NSRect { .zero }
  }

  /// The row of titles over a table, which shows none.
  @MainActor @preconcurrency
  open class NSTableHeaderView: NSView {
    /// Kept, nil at first; a weak reference.
    open weak var tableView: NSTableView?
    /// Always -1: no column is dragged.
    open var draggedColumn: Int { -1 }
    /// Always -1: no column is resized.
    open var resizedColumn: Int { -1 }
    /// Always empty: columns have no frames.
    open func headerRect(ofColumn column: Int) -> NSRect { .zero }
    /// Always -1: columns have no frames.
    open func column(at point: NSPoint) -> Int { -1 }
  }
#endif
