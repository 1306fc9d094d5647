/// The data of a `ForEach` that is not to change.
@MainActor
final class ConstantRows<Data: RandomAccessCollection>: OwnableObject {
  private var data: Data?
  nonisolated init() {}

  /// The first data; a change of its count is warned of.
  func take<ID, Row: View>(_ rows: ForEach<Data, ID, Row>, in graph: Graph) -> Data {
    guard let data, data.count != rows.data.count else {
      data = rows.data
      return rows.data
    }
    rows.warnOfCount(initially: data.count, in: graph)
    return data
  }
}
