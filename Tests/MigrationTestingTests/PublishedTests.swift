#if canImport(Combine) || OpenCombine
  import MigrationTesting
  import OnChangeCompat
  import Testing

  /// Models of the Combine half.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct PublishedTests {
    @Test func `what an action does to an observable object counts`() async {
      let report = await previewMigration(depth: 1, exploring: .quiet()) { Owner() }
      #expect(report.divergences.map(\.script) == [[.tap("Add")]])
      #expect(report.divergences.first?.aspects.contains(.stored) == true)
    }

    @Test func `states of published values are told apart, and found again`() async {
      let report = await previewMigration(depth: 3, seeds: 0, exploring: .quiet()) { Counter() }
      #expect(report.isEquivalent, "\(report)")
      #expect(report.states == 7)
      #expect(report.instabilities == [])
    }

    private final class Model: ObservableObject {
      @Published var count = 0
      @Published var saved = 0
    }

    private struct Owner: View {
      @StateObject private var model = Model()
      @available(*, deprecated, message: "the legacy form")
      var body: some View {
        let count = model.count
        Button("Add") { model.count += 1 }.onChange(of: count) { _ in model.saved = 10 + count }
      }
    }

    private struct Counter: View {
      @StateObject private var model = Model()
      var body: some View {
        Button("Add") { model.count += 1 }
        Button("Take") { model.count -= 1 }
      }
    }
  }
#endif
