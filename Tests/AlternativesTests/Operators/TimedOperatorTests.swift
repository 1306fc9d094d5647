#if OpenCombine && !canImport(Darwin)
  import Foundation
  import OnChangeCompat
  import Testing

  /// The operators that take time, as the clock of a host that holds time drives them.
  @MainActor
  @Suite("Operators that take time", .timeLimit(.minutes(20))) struct TimedOperatorTests {
    struct Screen<Source: Publisher>: View where Source.Failure == Never {
      let log: Log
      let input: PassthroughSubject<Int, Never>
      let make: (AnyPublisher<Int, Never>) -> Source
      @State private var subscription: AnyCancellable?
      var body: some View {
        Text("screen").onAppear {
          subscription = make(input.eraseToAnyPublisher()).sink { log("\($0)") }
        }
      }
    }

    /// The output of a publisher for 1, 2 and 3 at 0, 0.1 and 1 seconds, read after 3 seconds.
    private func sent<Source: Publisher>(
      _ make: @escaping (AnyPublisher<Int, Never>) -> Source
    ) async throws -> [String] where Source.Failure == Never {
      let log = Log()
      let input = PassthroughSubject<Int, Never>()
      var configuration = ViewHost.Configuration()
      configuration.holdsTime = true
      let host = ViewHost(Screen(log: log, input: input, make: make), configuration: configuration)
      host.update { input.send(1) }
      _ = await host.settle()
      await host.advance(by: .milliseconds(100))
      host.update { input.send(2) }
      await host.advance(by: .milliseconds(900))
      host.update { input.send(3) }
      await host.advance(by: .seconds(2))
      return log.take()
    }

    @Test func `throttle, debounce, delay and measureInterval follow the host's clock`() async throws {
      #expect(
        try await sent { $0.throttle(for: 0.5, scheduler: RunLoop.main, latest: true) } == ["1", "2", "3"])
      #expect(
        try await sent { $0.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main) } == ["2", "3"])
      #expect(try await sent { $0.delay(for: .seconds(1), scheduler: RunLoop.main) } == ["1", "2", "3"])
      #expect(
        try await sent { $0.measureInterval(using: RunLoop.main).map { ($0.timeInterval * 10).rounded() } }
          == ["0.0", "1.0", "9.0"])
      #expect(try await sent { $0.timeout(.milliseconds(500), scheduler: RunLoop.main) } == ["1", "2"])
      #expect(
        try await sent { $0.subscribe(on: RunLoop.main).receive(on: RunLoop.main) }.count >= 2)
    }
  }
#endif
