#if !canImport(Darwin)
  public import KitNames

  /// A table without rows: no data source exists here.
  @MainActor @preconcurrency
  open class NSTableView: NSControl {
    /// Five looks, numbered from 0; insets are the same in each.
    public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
    /// Two looks of selected rows, -1 and 0; no row is ever selected.
    public enum SelectionHighlightStyle: Int, Sendable { case none = -1, regular }
    /// The value `automatic` at first, which resolves to no other.
    open var style = Style.automatic
    /// Points, 24 at first; no row is laid out.
    open var rowHeight: CGFloat = 24
    /// Points between cells, 17 by 0 at first, never applied.
    open var intercellSpacing = NSSize(width: 17, height: 0)
    /// The value `regular` at first; no highlight is drawn.
    open var selectionHighlightStyle = SelectionHighlightStyle.regular
    /// False at first; no stripe is drawn.
    open var usesAlternatingRowBackgroundColors = false
    /// The system colour of control backgrounds at first; no area is filled.
    open var backgroundColor = NSColor.controlBackgroundColor
    /// False at first; no click selects even one row.
    open var allowsMultipleSelection = false
    /// True at first; false selects no row by itself.
    open var allowsEmptySelection = true
    /// Always 0: no data source is asked.
    open var numberOfRows: Int { 0 }
    /// Always -1, as the table has no rows.
    open var selectedRow: Int { -1 }
    /// No effect: no data source and no cells.
    open func reloadData() {}
    /// No effect: an enclosing scroll view does not move.
    open func scrollRowToVisible(_ row: Int) {}
  }
#endif
