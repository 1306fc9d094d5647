import OnChangeCompat

extension Scenario {
  static let counter = Scenario(
    "counter", "Each tap changes the count, and the observer runs.",
    events: [.tap("Add"), .tap("Add")],
    legacy: { LegacyCounter(log: $0) }, modern: { ModernCounter(log: $0) })
}

private struct LegacyCounter: View {
  let log: Log
  @State private var count = 0

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Button("Add") { count += 1 }
      .onChange(of: count) { newCount in log("\(newCount)") }
  }
}

private struct ModernCounter: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
      .onChange(of: count) { _, newCount in log("\(newCount)") }
  }
}
