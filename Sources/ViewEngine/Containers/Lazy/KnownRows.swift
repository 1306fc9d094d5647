/// What a container asks of the rows of a `ForEach`.
struct KnownRows<Data: RandomAccessCollection, ID: Hashable, Row: View>: SegmentRows {
  let rows: ForEach<Data, ID, Row>

  var count: Int { rows.data.count }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return rows.data.firstIndex { rows.id($0) == id }.map { rows.data.distance(from: rows.data.startIndex, to: $0) }
  }

  func id(at index: Int) -> AnyHashable? {
    guard index < count else { return nil }
    return AnyHashable(rows.id(rows.data[rows.data.index(rows.data.startIndex, offsetBy: index)]))
  }
}
