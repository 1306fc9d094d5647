import OnChangeCompat

extension Scenario {
  static let nesting = Scenario(
    "nesting", "Three observers of one value: the inner ones run first.",
    events: [.tap("Next")],
    legacy: { LegacyPlayer(log: $0) }, modern: { ModernPlayer(log: $0) })
}

private struct LegacyPlayer: View {
  let log: Log
  @State private var track = 1

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    VStack {
      Text("Track \(track)")
      Button("Next") { track += 1 }
        .onChange(of: track) { _ in log("button, first") }
        .onChange(of: track) { _ in log("button, second") }
    }
    .onChange(of: track) { _ in log("stack") }
  }
}

private struct ModernPlayer: View {
  let log: Log
  @State private var track = 1

  var body: some View {
    VStack {
      Text("Track \(track)")
      Button("Next") { track += 1 }
        .onChange(of: track) { log("button, first") }
        .onChange(of: track) { log("button, second") }
    }
    .onChange(of: track) { log("stack") }
  }
}
