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

  /// A row for each number of a range, which is its own id.
  @inlinable public init(
    _ data: Range<Int>, id: KeyPath<Int, Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    if id == \.self {
      self.init(data: data, id: { $0 }, hasUniqueIDs: true, content: content)
    } else {
      self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
  }
}
