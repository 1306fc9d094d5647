import Testing

@testable import ViewEngine

@MainActor
@Suite("Looking at what is pending", .timeLimit(.minutes(20))) struct CatchingUpTests {
  final class Remote { var write: (Int) -> Void = { _ in } }

  struct Counter: View {
    let remote: Remote
    @State private var value = 0
    var body: some View {
      let _ = remote.write = { [value = $value] in value.wrappedValue = $0 }
      Text("\(value)").tag(value)
      if value == 0 { Button("Zero") {} }
    }
  }

  struct Mirror: View {
    let host: ViewHost
    var body: some View { Text(host.texts.joined()) }
  }

  func host() -> (ViewHost, Remote) {
    let remote = Remote()
    return (ViewHost(Counter(remote: remote)), remote)
  }

  @Test func `a pending write gets a separate frame before each read`() throws {
    let (host, remote) = host()
    remote.write(1)
    #expect(host.texts == ["1"])
    #expect(host.frameCount == 2)
    remote.write(2)
    #expect(host.tree == "Text \"2\" [tag: 2]")
    remote.write(3)
    #expect(try host.find(tag: 3).text == "3")
    remote.write(0)
    #expect(host.interactions.map(\.description) == ["tap Zero"])
    let zero = try host.find(tag: 0)
    remote.write(4)
    #expect(!zero.exists)
    #expect(host.frameCount == 6)
    #expect(host.texts == ["4"])
    #expect(host.frameCount == 6)
  }

  @Test func `a pending write gets a separate frame before update(_:) and render()`() {
    let (host, remote) = host()
    host.clearTrace()
    remote.write(1)
    host.update { remote.write(2) }
    remote.write(3)
    host.render()
    #expect(
      host.trace == [
        .event("write"), .body("Counter"), .event("update"), .body("Counter"), .event("write"), .body("Counter"),
        .event("render"), .body("Counter"),
      ])
  }

  @Test func `a control that a pending write removes cannot be tapped`() {
    let (host, remote) = host()
    remote.write(1)
    let error = #expect(throws: ViewHostError.self) { try host.tap("Zero") }
    #expect(error?.reason == .notFound)
    #expect(host.trace.last != .event("tap Zero"))
  }

  @Test func `an action reads the texts rendered so far, and a body reads none`() {
    struct Looking: View {
      let log: Log
      let read: () -> [String]
      @State private var value = 0
      var body: some View {
        let _ = log("body \(read())")
        Text("\(value)").observe(value, followsCaptureRule: true) { _ in log("change \(read())") }
        Button("Add") {
          value += 1
          log("tap \(read())")
        }
      }
    }
    let log = Log()
    var host: ViewHost?
    host = ViewHost(Looking(log: log, read: { host?.texts ?? [] }))
    #expect(log.take() == ["body []"])
    #expect(throws: Never.self) { try host?.tap("Add") }
    #expect(log.take() == [#"tap ["0", "Add"]"#, "body []", #"change ["1", "Add"]"#])
    // The host's view keeps the variable, and with it the host.
    host = nil
  }

  @Test func `a body that reads a different host does not apply that host's pending writes`() {
    let (first, remote) = host()
    remote.write(5)
    let second = ViewHost(Mirror(host: first))
    #expect(second.texts == ["0Zero"])
    #expect(first.texts == ["5"])
  }
}
