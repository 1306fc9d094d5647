import Testing

@testable import ViewEngine

@MainActor
@Suite("finish()", .timeLimit(.minutes(20))) struct FinishTests {
  @Test(.requiresRuntime) func `finish() succeeds if the test leaves nothing behind`() async throws {
    let host = ViewHost(Text("a").task { await Task.yield() })
    try await host.finish()
    host.dismiss()
    try await host.finish()
  }

  @Test(.requiresRuntime) func `finish() fails on an unexpected or a missing warning`() async throws {
    struct Looping: View {
      @State private var value = 0
      var body: some View {
        Button("Add") { value += 1 }.observe(value, followsCaptureRule: true) { _ in value += 1 }
      }
    }
    let warning = "onChange(of: Int) action tried to update multiple times per frame."
    let host = ViewHost(Looping(), configuration: .silent)
    try await host.finish()
    try host.tap("Add")
    let error = await #expect(throws: ViewHostError.self) { try await host.finish() }
    #expect(
      error
        == ViewHostError(
          .unfinished,
          text: """
            finish: the test leaves something behind.
              - unexpected warning: \(warning)

            To fix, end the cause of the warning or pass its text to finish(expecting:).
            """))
    try await host.finish(expecting: [warning])
    try await host.finish(allowing: .warnings)
    let missing = await #expect(throws: ViewHostError.self) { try await host.finish(expecting: [warning, "other"]) }
    #expect(
      missing?.message == """
        finish: the test leaves something behind.
          - missing warning: other.

        To fix, leave the missing warning out of finish(expecting:).
        """)
  }

  @Test(.requiresRuntime) func `finish() fails on running and sleeping tasks until they are cancelled`() async throws {
    struct Waiting: View {
      let stream: AsyncStream<Int>
      @Environment(\.clock) private var clock
      var body: some View {
        Text("a")
          .task { for await _ in stream {} }
          .task { try? await clock.sleep(for: .seconds(1)) }
      }
    }
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let host = ViewHost(Waiting(stream: stream))
    let error = await #expect(throws: ViewHostError.self) { try await host.finish() }
    #expect(
      error?.message == """
        finish: the test leaves something behind.
          - one task sleeps on the host's clock.
          - one task has not ended.

        To fix, let time pass with advance(by:), and cancel the tasks of views with end().
        """)
    try await host.finish(allowing: [.tasks, .sleepers])
    host.dismiss()
    try await host.finish()
    continuation.finish()
  }

  @Test(.requiresRuntime) func `finish() fails while a sheet is presented`() async throws {
    let host = ViewHost(Text("a").sheet(isPresented: .constant(true)) { Text("b") })
    let error = await #expect(throws: ViewHostError.self) { try await host.finish() }
    #expect(
      error?.message == """
        finish: the test leaves something behind.
          - the sheet with "b" is presented.

        To fix, call dismissSheet().
        """)
    try await host.finish(allowing: .presentations)
  }

  @Test(.requiresRuntime) func `finish() names the button that ends an alert, and that works`() async throws {
    struct Shop: View {
      @State private var isAsking = true
      var body: some View {
        Button("OK") {}.alert("Delete?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) {}
          Button("Keep", role: .cancel) {}
        }
      }
    }
    let host = ViewHost(Shop())
    let error = await #expect(throws: ViewHostError.self) { try await host.finish() }
    #expect(
      error?.message == """
        finish: the test leaves something behind.
          - the alert "Delete?" is presented.

        To fix, call tap("Delete").
        """)
    try host.tap("Delete")
    try await host.finish()
  }
}
