import Testing

@testable import ViewEngine

@MainActor
@Suite("The places of observers", .timeLimit(.minutes(20))) struct ObserverPlaceTests {
  /// As the shim's modern form, which says that its action is the newest.
  private struct Modern: _ChangeAction {
    static var declaresNewest: Bool { true }
    func bound(from old: Int, to new: Int) -> () -> Void { {} }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      _ChangeObserver(
        _ChangeObserver(
          Button("Add") { count += 1 }, value: count, followsCaptureRule: true, action: _ChangeClosure { _ in }),
        value: count, followsCaptureRule: true, action: Modern())
    }
  }

  private final class Monitor: HostMonitor {
    var lines: [String] = []

    func didMount(_ part: MountedPart) {}
    func didMount<Value>(_ observer: ObserverPlace, observing value: Value) {
      lines.append("\(observer.ownerName): \(observer.isLegacy ? "legacy" : "modern")")
    }
    func noting<Action: _ChangeAction>(
      _ observer: ObserverPlace, from old: Action.Value, _ older: InspectedClosure, to new: Action.Value,
      _ newer: Action, _ run: @escaping () -> Void
    ) -> () -> Void { run }
    func willRun<Value>(_ observer: ObserverPlace, old: Value, new: Value) {
      lines.append("\(observer.isLegacy ? "legacy" : "modern") runs")
    }
    func didRun(_ observer: ObserverPlace) {}
    func willContinue(_ observer: ObserverPlace) {}
    func didContinue(_ observer: ObserverPlace) {}
  }

  @Test func `a monitor learns the form of each observer, at its mount and at its runs`() throws {
    let monitor = Monitor()
    var configuration = ViewHost.Configuration()
    configuration.monitor = monitor
    let host = ViewHost(Counter(), configuration: configuration)
    try host.tap("Add")
    #expect(
      monitor.lines == [
        "Counter: modern", "Counter: legacy", "legacy runs", "modern runs",
      ])
  }
}
