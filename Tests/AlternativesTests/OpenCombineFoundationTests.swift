#if OpenCombine && !canImport(Darwin)
  import Foundation
  import FoundationNetworking
  import OnChangeCompat
  import OpenCombine
  import OpenCombineDispatch
  import OpenCombineFoundation
  import Testing

  /// Files that import OpenCombine and its companions, too, which declare much of what this package does: that nothing
  /// here is ambiguous is what the compiler shows.
  @MainActor
  @Suite("OpenCombineFoundation beside this package", .timeLimit(.minutes(20))) struct OpenCombineFoundationTests {
    final class Model: ObservableObject {
      @Published var count = 0
      var name = "" { willSet { objectWillChange.send() } }
    }

    struct Screen: View {
      @StateObject var model = Model()
      let typed: Timer.TimerPublisher = Timer.publish(every: 1, on: .main, in: .common)
      @State private var ticks = 0
      var body: some View {
        Text("\(ticks) \(model.count)")
          .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in ticks += 1 }
          .onReceive(NotificationCenter.default.publisher(for: Notification.Name("count"))) { _ in model.count += 1 }
      }
    }

    @Test func `timers follow the host's clock, and notifications arrive`() async {
      var configuration = ViewHost.Configuration()
      configuration.holdsTime = true
      let host = ViewHost(Screen(), configuration: configuration)
      await host.advance(by: .seconds(2))
      #expect(host.texts == ["2 0"])
      host.update { NotificationCenter.default.post(name: Notification.Name("count"), object: nil) }
      #expect(host.texts == ["2 1"])
    }

    @Test func `every name shared by OpenCombine and this package is unambiguous`() {
      let center = NotificationCenter.default
      let url = URL(fileURLWithPath: "/")
      let publishers: [Any] = [
        Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common),
        center.publisher(for: Notification.Name("x"), object: nil),
        URLSession.shared.dataTaskPublisher(for: url),
        URLSession.shared.dataTaskPublisher(for: URLRequest(url: url)),
        Just(1).receive(on: RunLoop.main),
        Just(1).receive(on: DispatchQueue.main),
        Just(1).receive(on: OperationQueue.main),
        Just(1).delay(for: .seconds(1), scheduler: RunLoop.main),
        Just(1).debounce(for: .milliseconds(300), scheduler: DispatchQueue.main),
        Just(1).throttle(for: 0.5, scheduler: OperationQueue.main, latest: true),
        Just(Data()).decode(type: Int.self, decoder: JSONDecoder()),
        Just(1).encode(encoder: JSONEncoder()),
        Just(1).encode(encoder: PropertyListEncoder()),
        Just(1).combineLatest(Just(2)),
        Just(1).merge(with: Just(2)),
        Optional(1).publisher,
        Result<Int, Never>.success(1).publisher,
      ]
      #expect(publishers.count == 17)
      let types: [Any.Type] = [
        Timer.TimerPublisher.self, NotificationCenter.Publisher.self, URLSession.DataTaskPublisher.self,
      ]
      #expect(types.count == 3)
    }

    @Test func `operators given a concrete queue use the host's scheduler`() {
      let numbers = Just(1)
      let (queue, loop, operations) = (DispatchQueue.main, RunLoop.main, OperationQueue.main)
      let publishers: [Any] = [
        numbers.receive(on: queue), numbers.receive(on: loop, options: nil), numbers.receive(on: operations),
        numbers.subscribe(on: queue), numbers.subscribe(on: loop, options: nil), numbers.subscribe(on: operations),
        numbers.debounce(for: 1, scheduler: queue), numbers.debounce(for: .seconds(1), scheduler: loop, options: nil),
        numbers.throttle(for: 1, scheduler: queue, latest: true),
        numbers.throttle(for: .milliseconds(1), scheduler: operations, latest: false),
        numbers.delay(for: 1, scheduler: queue), numbers.delay(for: 1, tolerance: 1, scheduler: loop, options: nil),
        numbers.timeout(1, scheduler: queue),
        numbers.setFailureType(to: CancellationError.self)
          .timeout(1, scheduler: loop, options: nil, customError: { CancellationError() }),
        numbers.measureInterval(using: queue), numbers.measureInterval(using: loop, options: nil),
        numbers.receive(on: queue, options: DispatchQueue.SchedulerOptions(qos: .utility)),
      ]
      for publisher in publishers { #expect("\(type(of: publisher))".contains("HostScheduler")) }
      func receive(_ queue: some Scheduler) -> Any { numbers.receive(on: queue) }
      #expect("\(type(of: receive(queue)))" == "ReceiveOn<Just<Int>, DispatchQueue>")
    }

    // With a second conformance this crashes, because the compiler takes the one and the runtime the other.
    @Test func `each queue type has exactly one Scheduler conformance`() {
      func types<Queue: Scheduler>(of queue: Queue) -> [ObjectIdentifier] {
        [ObjectIdentifier(Queue.SchedulerTimeType.self), ObjectIdentifier(Queue.SchedulerOptions.self)]
      }
      func typesAtRuntime(of queue: Any) -> [ObjectIdentifier] { (queue as? any Scheduler).map { types(of: $0) } ?? [] }
      let (queue, loop, operations) = (DispatchQueue.main, RunLoop.main, OperationQueue.main)
      #expect(types(of: queue) == types(of: DispatchQueue.OCombine(queue)))
      #expect(types(of: loop) == types(of: RunLoop.OCombine(loop)))
      #expect(types(of: operations) == types(of: OperationQueue.OCombine(operations)))
      #expect(typesAtRuntime(of: queue) == types(of: queue))
      #expect(typesAtRuntime(of: loop) == types(of: loop))
      #expect(typesAtRuntime(of: operations) == types(of: operations))
      let named: [Any.Type] = [
        DispatchQueue.SchedulerTimeType.Stride.self, DispatchQueue.SchedulerOptions.self,
        RunLoop.SchedulerTimeType.Stride.self, RunLoop.SchedulerOptions.self,
        OperationQueue.SchedulerTimeType.Stride.self, OperationQueue.SchedulerOptions.self,
      ]
      #expect(named.count == 6)
    }

    @Test func `generic scheduler code delivers values at the same time as code that names a queue`() async {
      let log = Log()
      func deliver<Queue: Scheduler>(_ name: String, _ numbers: some Publisher<Int, Never>, on queue: Queue)
        -> AnyCancellable
      {
        numbers.receive(on: queue).delay(for: .seconds(1), scheduler: queue).sink { log("any \(name) \($0)") }
      }
      var configuration = ViewHost.Configuration()
      configuration.holdsTime = true
      let host = ViewHost(Text(""), configuration: configuration)
      let numbers = PassthroughSubject<Int, Never>()
      let (queue, loop, operations) = (DispatchQueue.main, RunLoop.main, OperationQueue.main)
      // Not the main operation queue as any scheduler: all hosts share it, and each operation sends the next one.
      let subscriptions = [
        deliver("queue", numbers, on: queue),
        deliver("loop", numbers, on: loop),
        numbers.receive(on: queue).delay(for: .seconds(1), scheduler: queue).sink { log("queue \($0)") },
        numbers.receive(on: loop).delay(for: .seconds(1), scheduler: loop).sink { log("loop \($0)") },
        numbers.receive(on: operations).delay(for: 1, scheduler: operations).sink { log("operations \($0)") },
      ]
      host.update { numbers.send(7) }
      await host.settle()
      #expect(log.take() == [])
      await host.advance(by: .seconds(1))
      #expect(
        log.take().sorted() == [
          "any loop 7", "any queue 7", "loop 7", "operations 7", "queue 7",
        ])
      withExtendedLifetime(subscriptions) {}
    }
  }
#endif
