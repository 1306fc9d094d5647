import OnChangeCompat

extension MigrationExample {
  static let gradient = MigrationExample(
    "gradient", "Splitting a handle of a gradient replaces the handles and selects the new one.", isSafe: false
  ) {
    GradientEditor()
  }
}

private struct Handle: Equatable {
  var name: String
  var position: Int
}

private struct GradientEditor: View {
  @State private var handles = [Handle(name: "start", position: 0), Handle(name: "end", position: 100)]
  @State private var selected = 0

  var body: some View {
    Button("Split") {
      handles.insert(Handle(name: "middle", position: 50), at: 1)
      selected = 1
    }
    .disabled(handles.count > 2)
    Button("Next") { selected = (selected + 1) % handles.count }
    Inspector(handles: handles, selected: selected)
  }
}

private struct Inspector: View {
  let handles: [Handle]
  let selected: Int
  @State private var position = 0

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Text("\(handles[selected].name) at \(position) %")
      .onChange(of: selected) { selected in
        if handles.indices.contains(selected) { position = handles[selected].position }
      }
  }
}
