extension ForEach where Content: View {
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, hasUniqueIDs: false, content: content)
  }

  @inlinable public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// If the count changes later, the rows stay the same, and the host warns, as SwiftUI does.
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, hasUniqueIDs: true, isConstant: true, content: content)
  }

  @inlinable public init(_ data: Range<Int>, id: KeyPath<Int, Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    if id == \.self {
      self.init(data: data, id: { $0 }, hasUniqueIDs: true, content: content)
    } else {
      self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
  }
}

extension ForEach where Content: View {
  public init<Elements>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID == Elements.Element.ID,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Elements.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      id: { $0.1 },
      content: { content(data[$0.0]) })
  }
}
