// What is written as a literal, or kept as a key: see `LocalizedStringKey`.

extension NavigationLink where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(Text(titleKey), .page { AnyView(destination()) })
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(Text(titleKey), .page { AnyView(destination) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public nonisolated init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(Text(titleKey), .value(value.map { AnyHashable($0) }))
  }
}
