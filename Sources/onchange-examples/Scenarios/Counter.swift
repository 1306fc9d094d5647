import OnChangeCompat

extension Scenario {
  static let counter = Scenario(
    "counter", "Each tap changes the count, and the observer runs.",
    events: [.tap("Add"), .tap("Add")],
    legacy: LegacyCounter.init, modern: ModernCounter.init)
}

private struct LegacyCounter: View {
  let log: Log
  @State private var count = 0

  init(_ log: Log) { self.log = log }

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Button("Add") { count += 1 }
      .onChange(of: count) { newCount in log("\(newCount)") }
  }
}

private struct ModernCounter: View {
  let log: Log
  @State private var count = 0

  init(_ log: Log) { self.log = log }

  var body: some View {
    Button("Add") { count += 1 }
      .onChange(of: count) { _, newCount in log("\(newCount)") }
  }
}
