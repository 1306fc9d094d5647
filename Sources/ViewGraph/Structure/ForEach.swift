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

extension ForEach where Content: View {
  /// A row for each element, which is known by what `id` leads to.
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, hasUniqueIDs: false, content: content)
  }

  /// A row for each element, which is known by its own id.
  @inlinable public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A row for each number of a range that does not change.
  ///
  /// With another count later the rows stay as they are, and the host warns, as SwiftUI does;
  /// `ForEach(_:id:content:)` follows the data.
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, hasUniqueIDs: true, isConstant: true, content: content)
  }
}

/// Makes a view of the rows of a `ForEach` that stands in a container which shows some of its rows at a time.
package protocol RowsMaker: Sendable {
  @MainActor func view<Data, ID, Content: View>(of rows: ForEach<Data, ID, Content>) -> AnyView
}
