import Testing

@testable import ViewEngine

@MainActor
@Suite("wait(until:)", .timeLimit(.minutes(20))) struct WaitingTests {
  struct Counting: View {
    let last: Int
    @State private var number = 0
    var body: some View {
      // Each frame begins the task that writes the next number.
      Text("\(number)").task(id: number) { if number < last { number += 1 } }
    }
  }

  @Test func `wait(until:) ends with the first frame in which the condition holds`() async throws {
    let host = ViewHost(Counting(last: 20))
    try await host.wait { host.texts == ["5"] }
    #expect(host.texts == ["5"])
    try await host.wait { host.texts == ["5"] }
    #expect(host.texts == ["5"])
    try await host.wait { host.texts == ["20"] }
  }

  @Test func `wait(until:) throws an error with the screen if the host is idle`() async throws {
    let host = ViewHost(Counting(last: 2))
    let error = await #expect(throws: ViewHostError.self) { try await host.wait { host.texts == ["3"] } }
    #expect(
      error
        == ViewHostError(
          .notReached,
          text: """
            wait: the condition is still false and the host is idle.
              On screen:
                Text "2"

            To fix, perform the event that makes it true, or call advance(by:) if a task sleeps.
            """))
  }

  @Test func `wait(until:) throws after maxFrames frames`() async throws {
    let host = ViewHost(Counting(last: 1_000))
    let error = await #expect(throws: ViewHostError.self) {
      try await host.wait(maxFrames: 10) { host.texts == ["1000"] }
    }
    #expect(error?.reason == .notReached)
    // The number of unfinished tasks depends on the moment.
    let lines = error?.message.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("still at work: settle() runs ") }
    #expect(
      lines?.joined(separator: "\n") == """
        wait: the condition is still false after 10 frames.
          On screen:
            Text "10"

        To fix, correct the condition, or allow more frames: wait(maxFrames: …).
        """)
  }

  @Test func `the error of wait(until:) mentions both sleeping and waiting tasks`() async throws {
    var configuration = ViewHost.Configuration()
    configuration.holdsTime = true
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let host = ViewHost(configuration: configuration) {
      Text("a").task { try? await Task.sleep(nanoseconds: 1_000_000_000) }
      Text("b").task { for await _ in stream {} }
    }
    let error = await #expect(throws: ViewHostError.self) { try await host.wait { false } }
    #expect(
      error?.message == """
        wait: the condition is still false and the host is idle.
          One task waits for something outside of the host, such as an element of a stream or a sleep in real time.
          One task sleeps on the host's clock: advance(by:) wakes it.
          On screen:
            Text "a"
            Text "b"

        To fix, perform the event that makes it true, or call advance(by:) if a task sleeps.
        """)
    continuation.finish()
    host.dismiss()
  }

  @Test func `the error of wait(until:) says that advance(by:) wakes a sleeping task`() async throws {
    var configuration = ViewHost.Configuration()
    configuration.holdsTime = true
    let host = ViewHost(configuration: configuration) {
      Text("a").task { try? await Task.sleep(nanoseconds: 1_000_000_000) }
      Text("b").task { try? await Task.sleep(nanoseconds: 2_000_000_000) }
    }
    func message() async -> String? {
      await #expect(throws: ViewHostError.self) { try await host.wait { false } }?.message
    }
    let both = try #require(await message())
    #expect(both.contains(" is idle.\n  2 tasks sleep on the host's clock: advance(by:) wakes them.\n  On screen:\n"))
    await host.advance(by: .seconds(1))
    let one = try #require(await message())
    #expect(one.contains(" is idle.\n  One task sleeps on the host's clock: advance(by:) wakes it.\n  On screen:\n"))
    await host.advance(by: .seconds(1))
    let none = try #require(await message())
    #expect(none.contains(" is idle.\n  On screen:\n"))
  }

  @Test func `wait(until:) rethrows an error from the condition`() async {
    let host = ViewHost(Text("a"))
    let error = await #expect(throws: ViewHostError.self) {
      try await host.wait {
        _ = try host.find("b")
        return true
      }
    }
    #expect(error?.reason == .notFound)
  }
}
