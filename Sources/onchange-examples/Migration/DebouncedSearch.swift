import MigrationTesting
import OnChangeCompat

extension MigrationExample {
  static let search = MigrationExample(
    "search", "A search field waits before it searches; the capture list holds what does not change.", isSafe: true,
    exploring: .withConstantPrefix
  ) {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { SearchScreen(prefix: "all ") }
  }
}

extension Exploration {
  /// The screen is given its prefix once. Where there is no debug information, a capture list's item has no name.
  fileprivate static var withConstantPrefix: Exploration {
    var exploration = Exploration()
    exploration.constants = ["prefix", "SearchScreen.prefix", "a captured String"]
    return exploration
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct SearchScreen: View {
  let prefix: String
  @Environment(\.clock) private var clock
  @State private var query = ""
  @State private var pending: String?
  @State private var result = "nothing searched"

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    TextField("Search", text: $query)
      .onChange(of: query) { [prefix] query in pending = query.isEmpty ? nil : prefix + query }
      .task(id: pending) {
        guard let pending else { return }
        try? await clock.sleep(for: .milliseconds(300))
        if !Task.isCancelled { result = "results for \(pending)" }
      }
    Text(result)
  }
}
