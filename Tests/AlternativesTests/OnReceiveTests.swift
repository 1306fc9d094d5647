#if canImport(Combine) || OpenCombine
  import Foundation
  import OnChangeCompat
  import Testing

  @MainActor
  @Suite("onReceive", .timeLimit(.minutes(20))) struct OnReceiveTests {
    let log = Log()

    struct Receiving<Source: Publisher>: View where Source.Failure == Never {
      let log: Log
      let publisher: Source
      @State private var v = 0
      @State private var isThere = true
      var body: some View {
        let _ = log("evaluate \(v)")
        if isThere {
          Text("\(v)").onReceive(publisher) { output in
            log("received \(output)")
            v += 1
          }
        }
        Button("add") { v += 10 }
        Button("go") { isThere = false }
      }
    }

    struct Just0: View {
      let log: Log
      @State private var v = 0
      @State private var n = 0
      var body: some View {
        let _ = log("evaluate \(v) \(n)")
        Text("\(n)").onReceive(Just(v)) { log("received \($0)") }
        Button("same") {
          v += 0
          n += 1
        }
        Button("other") { v += 1 }
      }
    }

    @Test func `a Just value is delivered at mount and at every evaluation, even if equal`() throws {
      let host = ViewHost(Just0(log: log))
      #expect(log.take() == ["evaluate 0 0", "received 0"])
      try host.tap("same")
      try host.tap("other")
      #expect(log.take() == ["evaluate 0 1", "received 0", "evaluate 1 1", "received 1"])
      #expect(host.frameCount == 3)
      #expect(host.trace.filter { $0 == .action("onReceive") }.count == 3)
    }

    @Test func `settle() names the onReceive that writes in every frame`() async {
      final class Model: ObservableObject { @Published var count = 0 }
      struct WritingBack: View {
        @StateObject var model = Model()
        var body: some View { Text("\(model.count)").onReceive(Just(model.count)) { model.count = $0 + 1 } }
      }
      let host = ViewHost(WritingBack(), configuration: .silent)
      let isSettled = await host.settle(maxFrames: 9)
      #expect(!isSettled)
      #expect(
        host.warnings == [
          """
          settle: the host of WritingBack was still busy after 9 frames. In the last of them, the action of \
          onReceive(Just<Int>) in WritingBack wrote a value that starts the next one.

          To fix, have the action write only a value that differs, or use onChange(of:), which has a loop guard.
          """
        ])
    }

    @Test func `settle() blames no onReceive for the writes of a task`() async {
      struct Ticking: View {
        @State private var v = 0
        @State private var copy = 0
        var body: some View { Text("\(v) \(copy)").task(id: v) { v += 1 }.onReceive(Just(v)) { copy = $0 } }
      }
      let host = ViewHost(Ticking(), configuration: .silent)
      let isSettled = await host.settle(maxFrames: 9)
      #expect(!isSettled)
      #expect(host.warnings == [])
      host.dismiss()
    }

    @Test func `a value delivered on subscription runs in modifier order with the onAppear actions`() {
      struct Ordered: View {
        let log: Log
        var body: some View {
          VStack {
            Text("child").onAppear { log("inner") }.onReceive([1, 2].publisher) { log("received \($0)") }
              .onAppear { log("outer") }
          }
          .onAppear { log("stack") }
        }
      }
      _ = ViewHost(Ordered(log: log))
      #expect(log.take() == ["inner", "received 1", "received 2", "outer", "stack"])
    }

    @Test func `onReceive of Just and onAppearAndOnChange do the same`() throws {
      struct Both: View {
        let log: Log
        @State private var v = 0
        @State private var n = 0
        var body: some View {
          Text("\(n)").onReceive(Just(v)) { log("Just \($0)") }.onAppearAndOnChange(of: v) { log("value \($0)") }
          Button("same") { n += 1 }
          Button("other") { v += 1 }
        }
      }
      let host = ViewHost(Both(log: log))
      try host.tap("same")
      try host.tap("other")
      #expect(log.take() == ["Just 0", "value 0", "Just 0", "value 0", "Just 1", "value 1"])
    }

    @Test func `a state write in the action starts another pass of the same frame`() {
      struct Counting: View {
        let log: Log
        @State private var v = 0
        var body: some View {
          let _ = log("evaluate \(v)")
          Text("\(v)").onReceive(Just(v)) { if $0 < 2 { v += 1 } }
        }
      }
      let host = ViewHost(Counting(log: log))
      #expect(log.take() == ["evaluate 0", "evaluate 1", "evaluate 2"])
      #expect(host.frameCount == 1)
    }

    @Test func `a value sent later is an event with its own frame`() {
      let subject = PassthroughSubject<String, Never>()
      let host = ViewHost(Receiving(log: log, publisher: subject))
      #expect(log.take() == ["evaluate 0"])
      subject.send("a")
      #expect(log.take() == ["received a", "evaluate 1"])
      subject.send("b")
      #expect(log.take() == ["received b", "evaluate 2"])
      #expect(host.frameCount == 3)
      #expect(host.texts.first == "2")
    }

    @Test func `a value sent during an event belongs to that event's frame`() throws {
      let subject = PassthroughSubject<String, Never>()
      let host = ViewHost(Receiving(log: log, publisher: subject))
      host.update {
        subject.send("a")
        subject.send("b")
        log("sent")
      }
      #expect(log.take() == ["evaluate 0", "received a", "received b", "sent", "evaluate 2"])
      #expect(host.frameCount == 2)
    }

    @Test func `a class publisher is subscribed to once, and the newest closure runs`() throws {
      struct Newest: View {
        let log: Log
        let subject: CurrentValueSubject<String, Never>
        @State private var v = 0
        var body: some View {
          Text("\(v)").onReceive(subject) { [v] in log("\($0) at \(v)") }
          Button("add") { v += 1 }
        }
      }
      let subject = CurrentValueSubject<String, Never>("a")
      let host = ViewHost(Newest(log: log, subject: subject))
      try host.tap("add")
      subject.send("b")
      #expect(log.take() == ["a at 0", "b at 1"])
    }

    @Test func `a publisher that compares equal is subscribed to once across evaluations`() throws {
      let subject = CurrentValueSubject<Int, Never>(7)
      let subscriptions = Subscriptions()
      let host = ViewHost(Receiving(log: log, publisher: subject.map { $0 + 1 }.counted(by: subscriptions)))
      // The delivery changes the state that the body reads; the publisher of the next evaluation is equal.
      #expect(log.take().filter { $0 == "received 8" }.count == 1)
      #expect(subscriptions.open == 1)
      #expect(subscriptions.opened == 1)
      host.dismiss()
      #expect(subscriptions.open == 0)
    }

    @Test func `the subscription ends when the view is removed, and later values are not delivered`() throws {
      let subject = PassthroughSubject<String, Never>()
      let subscriptions = Subscriptions()
      let host = ViewHost(Receiving(log: log, publisher: subject.counted(by: subscriptions)))
      subject.send("a")
      #expect(subscriptions.open == 1)
      _ = log.take()
      try host.tap("go")
      #expect(subscriptions.open == 0)
      subject.send("b")
      #expect(log.take() == ["evaluate 1"])
    }

    @Test func `row subscriptions end when rows are removed or the host is dismissed`() throws {
      struct Rows: View {
        let subject: PassthroughSubject<Int, Never>
        let subscriptions: Subscriptions
        @State private var count = 100
        var body: some View {
          ForEach(0..<count, id: \.self) { row in
            Text("\(row)").onReceive(subject.counted(by: subscriptions)) { _ in }
          }
          Button("halve") { count /= 2 }
        }
      }
      let subscriptions = Subscriptions()
      let host = ViewHost(Rows(subject: PassthroughSubject(), subscriptions: subscriptions))
      #expect(subscriptions.open == 100)
      try host.tap("halve")
      #expect(subscriptions.open == 50)
      host.dismiss()
      #expect(subscriptions.open == 0)
    }

    @Test func `a dismissed host delivers no values`() {
      let subject = PassthroughSubject<String, Never>()
      let host = ViewHost(Receiving(log: log, publisher: subject))
      host.dismiss()
      _ = log.take()
      subject.send("a")
      #expect(log.take() == [])
      #expect(host.frameCount == 2)
    }

    // MARK: Bad input

    @Test func `a completed publisher delivers no later values and causes no evaluation`() throws {
      let subject = PassthroughSubject<String, Never>()
      let host = ViewHost(Receiving(log: log, publisher: subject))
      subject.send("a")
      subject.send(completion: .finished)
      subject.send("b")
      try host.tap("add")
      #expect(log.take() == ["evaluate 0", "received a", "evaluate 1", "evaluate 11"])
    }

    @Test func `an empty publisher delivers no value`() {
      _ = ViewHost(Receiving(log: log, publisher: Empty<Int, Never>()))
      #expect(log.take() == ["evaluate 0"])
    }

    @Test func `replaceError delivers its replacement value when the publisher fails`() {
      struct Broken: Error {}
      let subject = PassthroughSubject<Int, Broken>()
      let host = ViewHost { Text("shown").onReceive(subject.replaceError(with: -1)) { [log] in log("received \($0)") } }
      subject.send(1)
      subject.send(completion: .failure(Broken()))
      subject.send(2)
      #expect(log.take() == ["received 1", "received -1"])
      #expect(host.warnings == [])
    }

    @Test(arguments: [true, false])
    func `values from another thread are main-actor events, in the order they were sent`(isObject: Bool)
      async
    {
      struct Threaded<Source: Publisher<Int, Never>>: View {
        let log: Log
        let subject: Source
        @State private var v = 0
        var body: some View {
          let _ = log("evaluate \(v)")
          Text("\(v)").onReceive(subject) {
            MainActor.preconditionIsolated()
            log("received \($0)")
            v = $0
          }
        }
      }
      let subject = PassthroughSubject<Int, Never>()
      // The one that is no object is subscribed to again by each evaluation, and nothing is lost.
      let host =
        isObject
        ? ViewHost(Threaded(log: log, subject: subject)) : ViewHost(Threaded(log: log, subject: subject.map { $0 }))
      await elsewhere { for number in 1...3 { subject.send(number) } }
      await host.settle()
      #expect(
        log.take() == [
          "evaluate 0", "received 1", "evaluate 1", "received 2", "evaluate 2", "received 3",
          "evaluate 3",
        ])
      #expect(host.frameCount == 4)
      #expect(host.warnings == [])
    }

    @Test func `a value still in flight from another thread is dropped when its view is removed`() async {
      struct Leaving: View {
        let log: Log
        let subject: PassthroughSubject<String, Never>
        @State private var isThere = true
        var body: some View {
          if isThere {
            Text("here").onReceive(subject) {
              log("received \($0)")
              isThere = false
            }
          }
        }
      }
      let subject = PassthroughSubject<String, Never>()
      let host = ViewHost(Leaving(log: log, subject: subject))
      await elsewhere {
        subject.send("a")
        subject.send("b")
      }
      await host.settle()
      #expect(log.take() == ["received a"])
      #expect(host.texts == [])
      #expect(host.frameCount == 2)
    }

    @Test func `a value sent by a body is received after the actions of the pass`() throws {
      struct Sending: View {
        let log: Log
        let subject: PassthroughSubject<Int, Never>
        @State private var v = 0
        @State private var received = 0
        var body: some View {
          let _ = log("evaluate \(v) \(received)")
          let _ = subject.send(v)
          Text("\(received)").onReceive(subject) {
            log("received \($0)")
            received = $0
          }
          .onChange(of: v) { log("changed") }
          Button("add") { v += 1 }
        }
      }
      let host = ViewHost(Sending(log: log, subject: PassthroughSubject()))
      #expect(log.take() == ["evaluate 0 0"])
      try host.tap("add")
      #expect(
        log.take() == ["evaluate 1 0", "changed", "received 1", "evaluate 1 1", "received 1"])
      #expect(host.warnings == [])
    }

    @Test func `a value sent while another host evaluates is a separate event`() async {
      struct Sending: View {
        let subject: PassthroughSubject<String, Never>
        var body: some View {
          let _ = subject.send("from a body")
          Text("sent")
        }
      }
      let subject = PassthroughSubject<String, Never>()
      let host = ViewHost(Receiving(log: log, publisher: subject))
      _ = ViewHost(Sending(subject: subject))
      #expect(log.take() == ["evaluate 0"])
      await host.settle()
      #expect(log.take() == ["received from a body", "evaluate 1"])
    }

    @Test func `each timer tick adds one frame to the host`() async throws {
      struct Ticking: View {
        let log: Log
        let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
        @State private var ticks = 0
        var body: some View {
          Text("\(ticks)").onReceive(timer) { _ in ticks += 1 }.onChange(of: ticks) { log("\($1)") }
        }
      }
      let host = ViewHost(Ticking(log: log))
      while log.lines.count < 3 { try await Task.sleep(nanoseconds: 1_000_000) }
      let frames = host.frameCount
      host.dismiss()
      let ticks = log.take()
      #expect(ticks == (1...ticks.count).map { "\($0)" })
      #expect(frames == 1 + ticks.count)
    }
  }
#endif
