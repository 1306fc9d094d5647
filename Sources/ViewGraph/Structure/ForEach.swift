/// A view for each element of a collection. A row is known by its id: it keeps its state when the
/// collection is put into another order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  @usableFromInline package let id: (Data.Element) -> ID
  /// Whether no two ids can be the same, so that nobody has to look.
  @usableFromInline package let hasUniqueIDs: Bool
  /// Whether the data is a range that is not to change.
  @usableFromInline package let isConstant: Bool

  @inlinable package init(
    data: Data, id: @escaping (Data.Element) -> ID, hasUniqueIDs: Bool = false, isConstant: Bool = false,
    content: @escaping (Data.Element) -> Content
  ) {
    self.isConstant = isConstant
    self.data = data
    self.id = id
    self.hasUniqueIDs = hasUniqueIDs
    self.content = content
  }
}

/// Makes a view of the rows of a `ForEach` that stands in a container which shows some of its rows at a time.
package protocol RowsMaker: Sendable {
  @MainActor func view<Data, ID, Content: View>(of rows: ForEach<Data, ID, Content>) -> AnyView
}
