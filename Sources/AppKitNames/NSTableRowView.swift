#if !canImport(Darwin)
  public import KitNames

  /// A row of a table; its values are kept, and nothing is drawn.
  @MainActor @preconcurrency
  open class NSTableRowView: NSView {
    /// Kept, `regular` at first; the table sets none of them.
    open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
    /// Kept, `regular` at first; the table sets none of them.
    open var draggingDestinationFeedbackStyle = NSTableView.DraggingDestinationFeedbackStyle.regular
    /// Kept and false at first; the table sets none of them.
    open var isEmphasized = false
    /// Kept and false at first; the table sets none of them.
    open var isGroupRowStyle = false
    /// Kept and false at first; the table sets none of them.
    open var isSelected = false
    /// Kept and false at first; the table sets none of them.
    open var isPreviousRowSelected = false
    /// Kept and false at first; the table sets none of them.
    open var isNextRowSelected = false
    /// Kept and false at first; the table sets none of them.
    open var isFloating = false
    /// Kept and false at first; the table sets none of them.
    open var isTargetForDropOperation = false
    /// Kept, 0 at first; the table sets none of them.
    open var indentationForDropOperation: CGFloat = 0
    /// Kept, `clear` at first; the table sets none of them.
    open var backgroundColor = NSColor.clear
    /// Emphasized for a selected row that is emphasized, else normal.
    open var interiorBackgroundStyle: NSView.BackgroundStyle { isSelected && isEmphasized ? .emphasized : .normal }
    /// Always 0: the row has no cells.
    open var numberOfColumns: Int { 0 }
    /// Always nil: the row has no cells.
    open func view(atColumn column: Int) -> Any? { nil }
    /// Empty, a hook for subclasses that only a test calls.
    open func drawBackground(in dirtyRect: NSRect) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func drawSelection(in dirtyRect: NSRect) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func drawSeparator(in dirtyRect: NSRect) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func drawDraggingDestinationFeedback(in dirtyRect: NSRect) {}
  }

  /// A cell of a table, with a text field and an image view that a program sets.
  @MainActor @preconcurrency
  open class NSTableCellView: NSView {
    /// Kept, nil at first.
    open var objectValue: Any?
    /// Nil at first; not among the subviews by itself.
    open weak var textField: NSTextField?
    /// Nil at first; not among the subviews by itself.
    open weak var imageView: NSImageView?
    /// Kept; the row does not set it.
    open var backgroundStyle = NSView.BackgroundStyle.normal
    /// Kept; the table does not set it.
    open var rowSizeStyle = NSTableView.RowSizeStyle.default
    /// Always empty: nothing is dragged.
    open var draggingImageComponents: [Any] { [] }
  }

  extension NSView {
    public typealias BackgroundStyle = NSCell.BackgroundStyle
  }
#endif
