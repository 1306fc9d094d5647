#if !canImport(Darwin)
  public import KitNames

  /// Views in rows and columns, which it keeps among `subviews` without placing them.
  @MainActor @preconcurrency
  open class NSGridView: NSView {
    private var rows: [NSGridRow] = []
    private var columns: [NSGridColumn] = []
    /// Kept, 6 at first; nothing is laid out.
    open var rowSpacing: CGFloat = 6
    /// Kept, 6 at first; nothing is laid out.
    open var columnSpacing: CGFloat = 6
    /// Kept, `leading` at first; nothing is laid out.
    open var xPlacement = NSGridCell.Placement.leading
    /// Kept, `top` at first; nothing is laid out.
    open var yPlacement = NSGridCell.Placement.top
    /// Kept, `none` at first; nothing is laid out.
    open var rowAlignment = NSGridRow.Alignment.none
    /// A row for each list.
    public convenience init(views rows: [[NSView]]) {
      self.init(frame: .zero)
      for row in rows { addRow(with: row) }
    }
    /// Empty cells.
    public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
      self.init(frame: .zero)
      columns = (0..<columnCount).map { _ in NSGridColumn(self) }
      for _ in 0..<rowCount { addRow(with: []) }
    }
    /// Read from `rows.count`.
    open var numberOfRows: Int { rows.count }
    /// Read from `columns.count`.
    open var numberOfColumns: Int { columns.count }
    open func row(at index: Int) -> NSGridRow { rows[index] }
    open func column(at index: Int) -> NSGridColumn { columns[index] }
    open func index(of row: NSGridRow) -> Int { rows.firstIndex { $0 === row } ?? NSNotFound }
    open func index(of column: NSGridColumn) -> Int { columns.firstIndex { $0 === column } ?? NSNotFound }
    open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell { rows[rowIndex].cells[columnIndex] }
    /// The cell with that view; nil without one.
    open func cell(for view: NSView) -> NSGridCell? {
      rows.lazy.flatMap(\.cells).first { $0.contentView === view }
    }
    /// Adds a row, with as many columns as it needs.
    @discardableResult
    open func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: rows.count, with: views) }
    @discardableResult
    open func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
      while columns.count < views.count { addColumn(with: []) }
      let row = NSGridRow(self)
      row.cells = columns.indices.map { cell(in: row, views.indices.contains($0) ? views[$0] : nil, at: $0) }
      rows.insert(row, at: index)
      return row
    }
    /// Adds a column to all rows, with as many rows as it needs.
    @discardableResult
    open func addColumn(with views: [NSView]) -> NSGridColumn { insertColumn(at: columns.count, with: views) }
    @discardableResult
    open func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn {
      let column = NSGridColumn(self)
      columns.insert(column, at: index)
      for (place, row) in rows.enumerated() {
        row.cells.insert(cell(in: row, views.indices.contains(place) ? views[place] : nil, at: index), at: index)
      }
      while rows.count < views.count {
        let row = addRow(with: [])
        row.cells[index].contentView = views[rows.count - 1]
      }
      return column
    }
    private func cell(in row: NSGridRow, _ view: NSView?, at index: Int) -> NSGridCell {
      let cell = NSGridCell(self, row, columns[index])
      cell.contentView = view === NSGridCell.emptyContentView ? nil : view
      return cell
    }
    /// Removes the row; its views stay among the subviews.
    open func removeRow(at index: Int) { rows.remove(at: index) }
    /// Removes the column; its views stay among the subviews.
    open func removeColumn(at index: Int) {
      columns.remove(at: index)
      for row in rows { row.cells.remove(at: index) }
    }
    open func moveRow(at fromIndex: Int, to toIndex: Int) { rows.insert(rows.remove(at: fromIndex), at: toIndex) }
    /// Without effect: nothing is laid out.
    open func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {}
    func cells(of column: NSGridColumn) -> [NSGridCell] {
      rows.compactMap { row in row.cells.first { $0.column === column } }
    }
  }

  /// A row of a grid.
  @MainActor @preconcurrency
  open class NSGridRow {
    /// Alignments of a row's views, numbered from 0.
    public enum Alignment: Int, Sendable { case inherited, none, firstBaseline, lastBaseline }
    init(_ grid: NSGridView) { gridView = grid }
    /// Kept, nil at first; no part of the engine reads it.
    open private(set) weak var gridView: NSGridView?
    var cells: [NSGridCell] = []
    /// Read from `cells.count`.
    open var numberOfCells: Int { cells.count }
    open func cell(at index: Int) -> NSGridCell { cells[index] }
    /// Kept, `sizedForContent` at first; nothing is laid out.
    open var height = NSGridView.sizedForContent
    /// Kept, 0 at first; nothing is laid out.
    open var topPadding: CGFloat = 0
    /// Kept, 0 at first; nothing is laid out.
    open var bottomPadding: CGFloat = 0
    /// Kept and false at first; nothing is laid out.
    open var isHidden = false
    /// Kept, `inherited` at first; nothing is laid out.
    open var yPlacement = NSGridCell.Placement.inherited
    /// Kept, `inherited` at first; nothing is laid out.
    open var rowAlignment = Alignment.inherited
    /// Without effect: nothing is laid out.
    open func mergeCells(in range: NSRange) {}
  }

  /// A column of a grid.
  @MainActor @preconcurrency
  open class NSGridColumn {
    init(_ grid: NSGridView) { gridView = grid }
    /// Kept, nil at first; no part of the engine reads it.
    open private(set) weak var gridView: NSGridView?
    open var numberOfCells: Int { gridView?.numberOfRows ?? 0 }
    open func cell(at index: Int) -> NSGridCell {
      guard let gridView else { preconditionFailure("cell(at:): the grid is released") }
      return gridView.cells(of: self)[index]
    }
    /// Kept, `sizedForContent` at first; nothing is laid out.
    open var width = NSGridView.sizedForContent
    /// Kept, 0 at first; nothing is laid out.
    open var leadingPadding: CGFloat = 0
    /// Kept, 0 at first; nothing is laid out.
    open var trailingPadding: CGFloat = 0
    /// Kept and false at first; nothing is laid out.
    open var isHidden = false
    /// Kept, `inherited` at first; nothing is laid out.
    open var xPlacement = NSGridCell.Placement.inherited
    /// Without effect: nothing is laid out.
    open func mergeCells(in range: NSRange) {}
  }

  /// A cell of a grid.
  @MainActor @preconcurrency
  open class NSGridCell {
    /// Places of a view in its cell, numbered from 0.
    public enum Placement: Int, Sendable {
      case inherited, none, leading, trailing, center, fill
      public static var top: Placement { .leading }
      public static var bottom: Placement { .trailing }
    }
    init(_ grid: NSGridView, _ row: NSGridRow, _ column: NSGridColumn) {
      (self.grid, self.row, self.column) = (grid, row, column)
    }
    private weak var grid: NSGridView?
    /// Kept, nil at first; no part of the engine reads it.
    open private(set) weak var row: NSGridRow?
    /// Kept, nil at first; no part of the engine reads it.
    open private(set) weak var column: NSGridColumn?
    /// A view that stands for none.
    public static let emptyContentView = NSView(frame: .zero)
    /// A new view becomes a subview of the grid.
    open var contentView: NSView? { didSet { if let contentView { grid?.addSubview(contentView) } } }
    /// Kept, `inherited` at first; nothing is laid out.
    open var xPlacement = Placement.inherited
    /// Kept, `inherited` at first; nothing is laid out.
    open var yPlacement = Placement.inherited
    /// Kept, `inherited` at first; nothing is laid out.
    open var rowAlignment = NSGridRow.Alignment.inherited
    /// Kept, empty at first; nothing is laid out.
    open var customPlacementConstraints: [NSLayoutConstraint] = []
  }

  extension NSGridView {
    public nonisolated static let sizedForContent = CGFloat.leastNormalMagnitude
  }
#endif
