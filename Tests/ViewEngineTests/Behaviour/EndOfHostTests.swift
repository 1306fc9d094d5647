import Testing

@testable import ViewEngine

@MainActor
@Suite("The end of a host", .timeLimit(.minutes(20))) struct EndOfHostTests {
  @Test func `dismiss() inside an action ends the frame, and only disappear actions still run`() throws {
    @MainActor final class Reference { var host: ViewHost? }
    struct Row: View {
      let log: Log
      let reference: Reference
      @State var count = 0
      var body: some View {
        Button("Count") { count += 1 }
          .onChange(of: count) { reference.host?.dismiss() }
          .onDisappear { log("button goes") }
        if count > 0 {
          Text("late").onAppear { log("late") }.onDisappear { log("late goes") }.task { log("task") }
        } else {
          Text("early").onDisappear { log("early goes") }
        }
      }
    }
    let log = Log()
    let reference = Reference()
    reference.host = ViewHost(Row(log: log, reference: reference))
    try reference.host?.tap("Count")
    #expect(log.take() == ["button goes", "late goes", "early goes"])
    #expect(reference.host?.texts == [])
  }

  @Test func `a released host cancels the tasks of its views`() async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    var host: ViewHost? = ViewHost {
      Text("busy").task {
        await withTaskCancellationHandler {
          continuation.yield("runs")
          while !Task.isCancelled { await Task.yield() }
        } onCancel: {
          continuation.yield("cancelled")
        }
      }
    }
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == "runs")
    host = nil
    #expect(await iterator.next() == "cancelled")
    withExtendedLifetime(host) {}
  }
}

extension View {
  /// The modern form, of which the engine's tests know only the observer.
  fileprivate func onChange<Value: Equatable>(of value: Value, _ action: @escaping () -> Void) -> some View {
    observe(value, followsCaptureRule: false) { _ in action() }
  }
}
