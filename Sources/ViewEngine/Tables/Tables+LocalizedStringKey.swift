// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.

extension TableColumn where Sort == Never, Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), by: nil, content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// A column of texts, which is not sorted by.
  public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(title), by: nil) { Text($0[keyPath: value]) }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column of views, whose title has the rows be sorted by a value.
  public init<Value: Comparable>(
    _ title: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), by: KeyPathComparator(value), content)
  }

  public init<Value, Comparator: SortComparator<Value>>(
    _ title: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), by: KeyPathComparator(value, comparator: comparator), content)
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column of texts, whose title has the rows be sorted by them.
  public init(_ title: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), by: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TableColumn where Sort: SortComparator, Label == Text {
  /// A column of views, whose title has the rows be sorted by a comparator.
  public init(
    _ title: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(Text(title), by: comparator, content)
  }
}
