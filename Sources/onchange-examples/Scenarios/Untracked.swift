import OnChangeCompat

extension Scenario {
  static let untracked = Scenario(
    "untracked", "A value in a plain class, changed by a timer and not observed; a tap evaluates the body.",
    events: [.tap("Timer fires"), .tap("Timer fires"), .tap("Look"), .tap("Look"), .tap("Timer fires"), .tap("Look")],
    legacy: { LegacyWatcher(log: $0) }, modern: { ModernWatcher(log: $0) })
}

/// Neither state nor observable: a change of it invalidates nothing.
private final class Store { var value = 0 }

private struct LegacyWatcher: View {
  let log: Log
  private let store = Store()
  @State private var looks = 0

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Text("looked \(looks) times")
      .onChange(of: store.value) { newValue in log("\(newValue)") }
    Button("Timer fires") { store.value += 1 }
    Button("Look") { looks += 1 }
  }
}

private struct ModernWatcher: View {
  let log: Log
  private let store = Store()
  @State private var looks = 0

  var body: some View {
    Text("looked \(looks) times")
      .onChange(of: store.value) { _, newValue in log("\(newValue)") }
    Button("Timer fires") { store.value += 1 }
    Button("Look") { looks += 1 }
  }
}
