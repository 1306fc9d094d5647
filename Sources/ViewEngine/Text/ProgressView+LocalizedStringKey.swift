// What is written as a literal, or kept as a key: see `LocalizedStringKey`.

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), EmptyView(), ProgressState()) }

  public nonisolated init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(Text(titleKey), EmptyView(), ProgressState(value, of: total))
  }
}
