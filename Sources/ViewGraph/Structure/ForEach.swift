/// A view for each element of a collection. The id of a row is its identity: a row keeps its state when
/// the order of the collection changes.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  // First, because closures that differ save the comparison of the elements.
  /// The closure that makes the row of an element. Its reads are the row's dependencies.
  public var content: (Data.Element) -> Content
  @usableFromInline package let id: (Data.Element) -> ID
  /// The elements, in the order of the rows.
  public var data: Data
  /// Whether the ids are unique by construction, so that no check is needed.
  @usableFromInline package let hasUniqueIDs: Bool
  /// Whether the data is a range that must not change.
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
