import OnChangeCompat

extension Scenario {
  static let tabs = Scenario(
    "tabs", "A tab that is left disappears and keeps its state; one that is selected appears again.",
    difference: "initial runs at every appearance, as onAppear does; legacy has no such option.",
    events: [.select("B"), .select("A"), .tap("Add"), .select("B"), .tap("Add"), .select("A")],
    legacy: { LegacyTabs(log: $0) }, modern: { ModernTabs(log: $0) })
}

private struct LegacyTabs: View {
  let log: Log
  @State private var count = 0

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    TabView {
      ForEach(["A", "B"], id: \.self) { name in
        Text("\(name) \(count)")
          .onAppear { log("\(name) appears") }
          .onChange(of: count) { [count] newCount in log("\(name): \(count) → \(newCount)") }
          .tabItem { Text(name) }
      }
    }
    Button("Add") { count += 1 }
  }
}

private struct ModernTabs: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    TabView {
      ForEach(["A", "B"], id: \.self) { name in
        Text("\(name) \(count)")
          .onAppear { log("\(name) appears") }
          .onChange(of: count, initial: true) { oldCount, newCount in log("\(name): \(oldCount) → \(newCount)") }
          .tabItem { Text(name) }
      }
    }
    Button("Add") { count += 1 }
  }
}
