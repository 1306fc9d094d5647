import OnChangeCompat

@ViewBuilder func otherwise(_ view: some View) -> some View {
  if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
    view
  } else {
    view.onChange(of: 1) { act() }  // else of if #available: { }
  }
}
