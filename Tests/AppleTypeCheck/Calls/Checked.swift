import OnChangeCompat

@ViewBuilder func checked(_ view: some View) -> some View {
  if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
    view.onChange(of: 1) { act() }  // if #available: { }
  }
}

@ViewBuilder func checkedTwo(_ view: some View) -> some View {
  if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
    view.onChange(of: 1, initial: true) { _, _ in act() }  // if #available: { _, _ in }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
func annotated(_ view: some View) -> some View {
  view.onChange(of: 1) { act() }  // in an @available function
}
