#if canImport(Glibc)
  import Foundation
  import OnChangeCompat
  import Testing

  @testable import MigrationTesting

  /// Observers that send their work to the main queue.
  @MainActor
  @Suite(.timeLimit(.minutes(20)))
  struct QueuedWorkTests {
    enum Form: CaseIterable, Sendable {
      case async, after, perform, operation, timer, viaAnotherQueue

      func send(_ work: @escaping @MainActor @Sendable () -> Void) {
        let action: @Sendable () -> Void = { MainActor.assumeIsolated(work) }
        switch self {
        case .async: DispatchQueue.main.async(execute: action)
        case .after: DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: action)
        case .perform: RunLoop.main.perform(action)
        case .operation: OperationQueue.main.addOperation(action)
        case .timer: _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in action() }
        case .viaAnotherQueue: DispatchQueue.global().async { DispatchQueue.main.async(execute: action) }
        }
      }

      /// Whether held time has to advance.
      var isLater: Bool { self == .after || self == .timer }
    }

    private struct Offers: View {
      let form: Form
      @State private var price = 10
      @State private var count = 1
      var body: some View {
        Button("Offer") { (price, count) = (5, 2) }
        Line(form: form, price: price, count: count)
      }
    }

    private struct Line: View {
      let form: Form
      let price: Int
      let count: Int
      @State private var total = 0

      @available(*, deprecated, message: "the legacy form")
      var body: some View {
        Text("Total \(total)").onChange(of: count) { new in
          let (price, total) = (price, $total)
          form.send { total.wrappedValue = price * new }
        }
      }
    }

    @Test(arguments: Form.allCases)
    func `a difference caused by queued work is found`(_ form: Form) async {
      let report = await previewMigration(depth: 2, exploring: .quiet()) { Offers(form: form) }
      #expect(!report.isEquivalent, "\(report)")
      let divergence = report.divergences.first
      #expect(divergence?.old.texts == ["Offer", "Total 20"])
      #expect(divergence?.new.texts == ["Offer", "Total 10"])
      guard !form.isLater else { return }
      #expect(divergence?.script == [.tap("Offer")])
      // Work through a different queue is not attributed, and neither is work sent by a different host's operation.
      guard form != .viaAnotherQueue, form != .operation else { return }
      #expect(divergence?.observer.map { "\($0.valueType) \($0.content) \($0.view)" } == "Int Text Line")
      #expect(divergence?.old.effects.map(\.description) == ["Line.total: 0 → 20"])
      #expect(divergence?.new.effects.map(\.description) == ["Line.total: 0 → 10"])
    }

    private struct Watching: View {
      @State private var count = 0
      var body: some View {
        Button("Add \(count)") { count += 1 }
          .onChange(of: count) { DispatchSource.makeUserDataAddSource(queue: .main).activate() }
      }
    }

    @Test func `work without an observable end is reported and prevents equivalence`() async {
      let report = await previewMigration(depth: 1, exploring: .quiet()) { Watching() }
      #expect(!report.isEquivalent)
      #expect(report.divergences == [])
      #expect(report.notExplored.contains(.unseenWork("DispatchSource")))
      #expect(
        "\(report)".contains("effects of a DispatchSource on the main queue: its events cannot be observed"))
    }
  }
#endif
