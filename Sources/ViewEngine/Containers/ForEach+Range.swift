extension ForEach where Data == Range<Int>, ID == Int, Content: View {
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
