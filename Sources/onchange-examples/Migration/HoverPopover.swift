import OnChangeCompat

extension MigrationExample {
  static let popover = MigrationExample(
    "popover", "A popover closes when the pointer leaves; the closure uses its parameter and states.", isSafe: true
  ) {
    HelpButton()
  }
}

private struct HelpButton: View {
  @State private var isHovering = false
  @State private var isPinned = false
  @State private var isOpen = false

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Text("Help").onHover { isHovering = $0 }
    Toggle("Pin", isOn: $isPinned)
    Text(isOpen ? "A popover" : "")
      .onChange(of: isHovering) { isHovering in
        if isHovering || !isPinned { isOpen = isHovering }
      }
  }
}
