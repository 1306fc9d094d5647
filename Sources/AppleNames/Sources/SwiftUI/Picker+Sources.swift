extension Picker {
  /// One picker for several values: it shows the value that all have, and writes each of them.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: .shared(sources.map { $0[keyPath: selection] }), content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// One picker for several values.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }
  /// One picker for several values.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }
}

extension Binding {
  /// The first value; a write changes all of them.
  fileprivate static func shared(_ bindings: [Binding<Value>]) -> Binding<Value> {
    Binding(
      get: {
        guard let first = bindings.first else {
          fatalError("Picker(sources:) without sources.\n\nTo fix, show the picker only if there are some.")
        }
        return first.wrappedValue
      }, set: { value in for binding in bindings { binding.wrappedValue = value } })
  }
}
