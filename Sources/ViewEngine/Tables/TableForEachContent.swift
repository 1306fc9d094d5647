/// The rows of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  let data: Data
  public var _rows: [_TableRow<Data.Element>] { data.map { _TableRow(value: $0) } }
}
