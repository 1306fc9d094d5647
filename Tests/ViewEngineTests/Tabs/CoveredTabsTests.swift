import Testing

@testable import ViewEngine

@MainActor
@Suite("Tabs that are left or covered", .timeLimit(.minutes(20))) struct CoveredTabsTests {
  /// Tabs on a page over which a second page can be pushed.
  struct Covered: View {
    let log: Log
    @State private var tab = "A"
    @State private var isCovered = false
    var body: some View {
      let _ = log.write = { [tab = $tab] in if let name = $0 as? String { tab.wrappedValue = name } }
      NavigationStack {
        VStack {
          TabView(selection: $tab) {
            page("A")
            page("B")
          }
          Button("Cover") { isCovered = true }
        }
        .navigationDestination(isPresented: $isCovered) {
          Button("Uncover") { isCovered = false }
        }
      }
    }

    func page(_ name: String) -> some View {
      Text(name).onAppear { log("\(name) appears") }.onDisappear { log("\(name) disappears") }
        .tabItem { Text(name) }.tag(name)
    }
  }

  @Test func `a tab selected on a covered page appears when the page is uncovered`() throws {
    let log = Log()
    let host = ViewHost(Covered(log: log))
    try host.select("B")
    try host.select("A")
    #expect(log.take() == ["A appears", "B appears", "A disappears", "A appears", "B disappears"])
    try host.tap("Cover")
    #expect(log.take() == ["A disappears"])
    // B has been shown before, and is brought back while off screen.
    host.update { log.write?("B") }
    #expect(log.take() == [])
    try host.tap("Uncover")
    #expect(log.take() == ["B appears"])
    #expect(host.texts.contains("B"))
  }

  /// Whether a task was cancelled.
  final class Cancelled: @unchecked Sendable {
    private let lock = Lock()
    private var names: [String] = []
    func add(_ name: String) { lock.withLock { names.append(name) } }
    var all: [String] { lock.withLock { names } }
  }

  @Test(.requiresRuntime) func `leaving a tab cancels its tasks, and returning restarts them`() async throws {
    struct Tabs: View {
      let cancelled: Cancelled
      @State private var starts = 0
      var body: some View {
        TabView {
          Text("A").task {
            starts += 1
            try? await Task.sleep(nanoseconds: 1_000_000_000_000)
            if Task.isCancelled { cancelled.add("A") }
          }
          .tabItem { Text("A") }
          Text("B").tabItem { Text("B") }
        }
        Text("\(starts)")
      }
    }
    let cancelled = Cancelled()
    var configuration = ViewHost.Configuration.silent
    configuration.holdsTime = true
    let host = ViewHost(Tabs(cancelled: cancelled), configuration: configuration)
    #expect(await host.settle())
    try host.select("B")
    #expect(await host.settle())
    #expect(cancelled.all == ["A"])
    try host.select("A")
    #expect(await host.settle())
    #expect(cancelled.all == ["A"])
    #expect(host.texts.last == "2")
    host.dismiss()
    #expect(await host.settle())
    #expect(cancelled.all == ["A", "A"])
  }
}
