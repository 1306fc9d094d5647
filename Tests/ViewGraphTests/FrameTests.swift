import Testing

@testable import ViewGraph

@MainActor
@Suite("Frames and services", .timeLimit(.minutes(20))) struct FrameTests {
  private let log = Log()
  private let count = Handle(0)

  /// A service that receives all calls, and writes once when no write is pending.
  final class Following: FrameService, PassService, RowOrderService, SettlingService, FrameEndService, EndingService {
    var log: Log?
    var onSettle: (() -> Bool)?
    init(of graph: Graph) {}
    func beginFrame() { log?.add("begin") }
    func passEnded() { log?.add("pass ended") }
    func rowsMoved(below node: _Node) { log?.add("rows moved") }
    static var settlingOrder: Int { 0 }
    func settle() -> Bool {
      log?.add("settle")
      return onSettle?() ?? false
    }
    func frameEnded() { log?.add("frame ended") }
    func end() { log?.add("end") }
  }

  final class Silent: GraphService {
    // Weak, because the graph keeps its services.
    private(set) weak var graph: Graph?
    init(of graph: Graph) { self.graph = graph }
  }

  private func present() -> CoreHost {
    let log = log
    return CoreHost(
      log, services: { $0.service(Following.self).log = log },
      Stateful(count) { Leaf("\($0.wrappedValue)", log).logging("count", $0.wrappedValue, log) })
  }

  @Test func `a service receives each step of a frame from begin to end`() {
    let host = present()
    #expect(
      log.take() == ["begin", "evaluate Stateful", "mount 0", "pass ended", "settle", "frame ended"])
    #expect(
      host.event { count.value = 1 } == [
        "begin", "evaluate Stateful", "update 0 to 1", "count: 0 → 1", "pass ended", "settle", "frame ended",
      ])
    #expect(host.event() == ["begin", "settle", "frame ended"])
  }

  @Test func `a write while a service settles opens another pass`() {
    let host = present()
    let service = host.graph.service(Following.self)
    let count = count
    service.onSettle = {
      guard count.value == 1 else { return false }
      count.value = 2
      return true
    }
    _ = log.take()
    #expect(
      host.event { count.value = 1 } == [
        "begin", "evaluate Stateful", "update 0 to 1", "count: 0 → 1", "pass ended", "settle", "evaluate Stateful",
        "update 1 to 2", "count: 1 → 2", "pass ended", "settle", "frame ended",
      ])
  }

  /// Writes once, as soon as it settles.
  class Writing: SettlingService {
    class var settlingOrder: Int { 1 }
    var name: String { "rows" }
    var log: Log?
    var write: (() -> Void)?
    required init(of graph: Graph) {}

    func settle() -> Bool {
      guard let write else { return false }
      log?.add(name)
      write()
      self.write = nil
      return true
    }
  }

  final class LaterWriting: Writing {
    override class var settlingOrder: Int { 2 }
    override var name: String { "dismissals" }
  }

  @Test(arguments: [false, true]) func `services settle in one order, whichever was made first`(reversed: Bool) {
    let (log, count) = (log, count)
    let host = CoreHost(
      log, services: { if reversed { _ = $0.service(LaterWriting.self) } },
      Stateful(count) { Leaf("\($0.wrappedValue)", log) })
    let first = host.graph.service(Writing.self)
    let second = host.graph.service(LaterWriting.self)
    _ = log.take()
    for service in [first, second] {
      service.log = log
      service.write = { count.value += 1 }
    }
    #expect(
      host.event() == [
        "rows", "evaluate Stateful", "update 0 to 1", "dismissals", "evaluate Stateful", "update 1 to 2",
      ])
  }

  @Test func `a graph creates one service per type`() {
    let host = present()
    #expect(host.graph.service(Silent.self) === host.graph.service(Silent.self))
    #expect(host.graph.service(Silent.self).graph === host.graph)
  }

  @Test func `a service ends with its graph`() {
    var host: CoreHost? = present()
    _ = log.take()
    #expect(host != nil)
    host = nil
    #expect(log.take() == ["removed 0", "end"])
  }

  @Test func `the journal records events, bodies, observers and their runs`() {
    let journal = FullJournal(log)
    let log = log
    let host = CoreHost(
      log, journal: journal,
      Stateful(count) {
        Leaf("\($0.wrappedValue)", log).onChange($0.wrappedValue) { _ in log.add("run") }.comesAndGoes("leaf", log)
      })
    #expect(
      log.take() == [
        "event present", "mounted node", "body Stateful", "mounted observer", "mount 0", "action appear", "leaf comes",
      ])
    #expect(
      host.event { count.value = 1 } == ["event event", "body Stateful", "update 0 to 1", "observed 0 → 1", "run"])
    #expect(host.dismiss() == ["event dismiss", "removed 1", "action disappear", "leaf goes"])
  }

  @Test func `a journal without records receives only warnings`() {
    var configuration = GraphConfiguration()
    configuration.records = false
    let (log, count) = (log, count)
    let host = CoreHost(
      log, configuration: configuration, journal: FullJournal(log),
      Stateful(count) {
        let _ = count.value = 1
        Leaf("\($0.wrappedValue)", log)
      })
    #expect(
      log.take() == [
        "warning in frame 1: Modifying state during view update, this will cause undefined behavior.", "mount 0",
      ])
    #expect(host.graph.bodyCount == 1)
  }

  private final class FullJournal: GraphJournal {
    let log: Log
    init(_ log: Log) { self.log = log }
    func note(event: @autoclosure () -> String) { log.add("event \(event())") }
    func note(body view: Any.Type) { log.add("body \("\(view)".prefix { $0 != "<" })") }
    func note(action: String) { log.add("action \(action)") }
    func didMount(_ node: _Node) { log.add("mounted node") }
    func didMount<Content, Value, Action>(_ observer: _ChangeObserver<Content, Value, Action>, in node: _Node) {
      log.add("mounted observer")
    }
    func noting<Content, Value, Action>(
      _ observer: _ChangeObserver<Content, Value, Action>, in node: _Node, from old: Value, _ older: Action,
      _ run: @escaping () -> Void
    ) -> () -> Void {
      let log = log
      return {
        log.add("observed \(old) → \(observer.value)")
        run()
      }
    }
    func warn(_ message: String, in frame: UInt32) { log.add("warning in frame \(frame): \(message)") }
  }
}
