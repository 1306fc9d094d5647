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

extension ColorPicker {
  /// Chooses a colour of Core Graphics.
  public nonisolated init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let color = Binding(
      get: { Color(cgColor: selection.wrappedValue) },
      set: { if let chosen = $0.cgColor { selection.wrappedValue = chosen } })
    self.init(selection: color, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }
  /// Chooses a colour of Core Graphics.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public nonisolated init(_ progress: Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}

extension ControlGroup {
  /// A group with a picture before its title.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == _Pair<Label<Text, Image>, C> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
  /// A group with a picture before its title.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == _Pair<Label<Text, Image>, C> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}
