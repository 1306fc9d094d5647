#if OpenCombine && !canImport(Darwin)
  import Foundation
  import FoundationNetworking
  import OnChangeCompat
  import Testing

  /// Queues, run loops and timers as a host drives them that holds time: no test here takes any.
  @MainActor
  @Suite("Schedulers", .timeLimit(.minutes(20))) struct SchedulerTests {
    /// The schedulers of an app, by name; those that are not the main one deliver on their own threads.
    enum Place: String, CaseIterable, CustomTestStringConvertible {
      case mainQueue, mainLoop, mainOperations, queue, operations
      var testDescription: String { rawValue }
      var isMain: Bool { self != .queue && self != .operations }

      /// An app's typical chain behind a text field.
      func results(of query: some Publisher<String, Never>) -> AnyPublisher<String, Never> {
        switch self {
        case .mainQueue: query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).eraseToAnyPublisher()
        case .mainLoop: query.debounce(for: 0.3, scheduler: RunLoop.main).eraseToAnyPublisher()
        case .mainOperations: query.debounce(for: 0.3, scheduler: OperationQueue.main).eraseToAnyPublisher()
        case .queue:
          query.debounce(for: .seconds(0.3), scheduler: DispatchQueue(label: "results"))
            .receive(on: DispatchQueue.main).eraseToAnyPublisher()
        case .operations:
          query.debounce(for: .milliseconds(300), scheduler: OperationQueue()).receive(on: RunLoop.main)
            .eraseToAnyPublisher()
        }
      }
    }

    final class Search: ObservableObject {
      @Published var text = ""
      @Published private(set) var results: [String] = []
      private var subscription: AnyCancellable?
      init(_ place: Place) {
        subscription = place.results(of: $text.dropFirst()).sink { [weak self] in self?.results.append($0) }
      }
    }

    struct SearchView: View {
      @StateObject var search: Search
      var body: some View {
        TextField("Search", text: $search.text)
        ForEach(search.results, id: \.self) { Text($0) }
      }
    }

    static var held: ViewHost.Configuration {
      var configuration = ViewHost.Configuration()
      configuration.holdsTime = true
      return configuration
    }

    struct Typed: View {
      let log: Log
      @StateObject var search = Text()
      @State private var count = 0
      final class Text: ObservableObject { @Published var text = "" }
      let isOnLoop: Bool
      var body: some View {
        if isOnLoop {
          field.onReceive(search.$text.debounce(for: 0.3, scheduler: RunLoop.main), perform: note)
        } else {
          field.onReceive(
            search.$text.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main), perform: note)
        }
        OnChangeCompat.Text("\(count)")
      }
      var field: some View { TextField("Search", text: $search.text) }
      func note(_ text: String) {
        log(text)
        count += 1
      }
    }

    @Test(arguments: [true, false])
    func `a debounce created in a body is kept when the view is re-evaluated`(isOnLoop: Bool) async throws {
      let log = Log()
      let host = ViewHost(Typed(log: log, isOnLoop: isOnLoop), configuration: Self.held)
      await host.advance(by: .milliseconds(300))
      for text in ["o", "oa", "oat"] {
        try host.setText(text, of: "Search")
        await host.advance(by: .milliseconds(200))
      }
      await host.advance(by: .seconds(3))
      #expect(log.take() == ["", "oat"])
    }

    @Test(arguments: Place.allCases)
    func `a debounce fires on the host's clock`(place: Place) async throws {
      let host = ViewHost(SearchView(search: Search(place)), configuration: Self.held)
      try host.setText("o", of: "Search")
      await host.advance(by: .milliseconds(200))
      try host.setText("oa", of: "Search")
      await host.advance(by: .milliseconds(299))
      #expect(host.texts == ["oa"])
      await host.advance(by: .milliseconds(1))
      #expect(host.texts == ["oa", "oa"])
      await host.advance(by: .seconds(10))
      #expect(host.texts == ["oa", "oa"])
      #expect(host.warnings == [])
    }

    @Test func `a model created by the test follows the clock of the host that writes it`() async throws {
      let search = Search(.mainLoop)
      let host = ViewHost(SearchView(search: search), configuration: Self.held)
      let other = ViewHost(Text("other"), configuration: Self.held)
      try host.type("ab", into: "Search")
      await other.advance(by: .seconds(1))
      #expect(search.results == [])
      await host.advance(by: .milliseconds(300))
      #expect(search.results == ["ab"])
    }

    struct Shown: View {
      let values: AnyPublisher<Int, Never>
      @State private var shown: [Int] = []
      var body: some View { Text(shown.map(String.init).joined(separator: " ")).onReceive(values) { shown.append($0) } }
    }

    @Test(arguments: Place.allCases)
    func `values due at the same moment arrive in the order they were sent`(place: Place) async {
      let operations = OperationQueue()
      operations.maxConcurrentOperationCount = 1
      func delayed(_ values: some Publisher<Int, Never>) -> AnyPublisher<Int, Never> {
        switch place {
        case .mainQueue: values.delay(for: .seconds(1), scheduler: DispatchQueue.main).eraseToAnyPublisher()
        case .mainLoop: values.delay(for: 1, scheduler: RunLoop.main).eraseToAnyPublisher()
        case .mainOperations: values.delay(for: 1, scheduler: OperationQueue.main).eraseToAnyPublisher()
        case .queue:
          values.delay(for: .seconds(1), scheduler: DispatchQueue(label: "values")).receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
        case .operations:
          values.delay(for: 1, scheduler: operations).receive(on: RunLoop.main).eraseToAnyPublisher()
        }
      }
      var shown: [[String]: Int] = [:]
      let rounds = 100
      for _ in 1...rounds {
        let values = PassthroughSubject<Int, Never>()
        let host = ViewHost(Shown(values: delayed(values)), configuration: Self.held)
        host.update { for value in 1...4 { values.send(value) } }
        for value in 5...6 { host.update { values.send(value) } }
        await host.advance(by: .seconds(1))
        shown[host.texts, default: 0] += 1
      }
      #expect(shown == [["1 2 3 4 5 6"]: rounds])
    }

    @Test func `delay, throttle and timeout follow the host's clock`() async throws {
      let taps = PassthroughSubject<Int, Never>()
      let log = Log()
      struct Delayed: View {
        let taps: PassthroughSubject<Int, Never>
        let log: Log
        var body: some View {
          Text("delayed")
            .onReceive(taps.delay(for: .seconds(1), scheduler: DispatchQueue.main)) { log("delayed \($0)") }
            .onReceive(taps.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)) {
              log("throttled \($0)")
            }
            .onReceive(
              taps.timeout(.seconds(3), scheduler: OperationQueue.main).map { _ in "none" }
                .handleEvents(receiveCompletion: { _ in log("timeout") })
            ) { _ in }
        }
      }
      let host = ViewHost(Delayed(taps: taps, log: log), configuration: Self.held)
      host.update { taps.send(1) }
      await host.settle()
      #expect(log.take() == ["throttled 1"])
      await host.advance(by: .milliseconds(400))
      host.update { taps.send(2) }
      host.update { taps.send(3) }
      await host.settle()
      #expect(log.take() == [])
      await host.advance(by: .milliseconds(600))
      #expect(log.take().sorted() == ["delayed 1", "throttled 3"])
      await host.advance(by: .milliseconds(400))
      #expect(log.take() == ["delayed 2", "delayed 3"])
      await host.advance(by: .milliseconds(1999))
      #expect(log.take() == [])
      await host.advance(by: .milliseconds(1))
      #expect(log.take() == ["timeout"])
    }

    @Test(arguments: Place.allCases)
    func `settle() waits for receive(on:), which keeps the order of values`(place: Place) async throws {
      let numbers = PassthroughSubject<Int, Never>()
      let delivered: AnyPublisher<Int, Never> =
        switch place {
        case .mainQueue: numbers.receive(on: DispatchQueue.main).eraseToAnyPublisher()
        case .mainLoop: numbers.receive(on: RunLoop.main).eraseToAnyPublisher()
        case .mainOperations: numbers.receive(on: OperationQueue.main).eraseToAnyPublisher()
        case .queue:
          numbers.receive(on: DispatchQueue(label: "numbers")).receive(on: DispatchQueue.main).eraseToAnyPublisher()
        case .operations:
          numbers.receive(on: Self.oneByOne()).receive(on: DispatchQueue.main).eraseToAnyPublisher()
        }
      let host = ViewHost(Shown(values: delivered))
      host.update { for number in 1...20 { numbers.send(number) } }
      #expect(host.texts == [""])
      #expect(await host.settle())
      let expected = (1...20).map { "\($0)" }
      #expect(host.texts == [expected.joined(separator: " ")])
      #expect(host.warnings == [])
    }

    private static func oneByOne() -> OperationQueue {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      return queue
    }

    struct Ticking: View {
      let start: Date
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @State private var ticks: [Int] = []
      @State private var isThere = true
      var body: some View {
        Text("\(ticks)")
        if isThere {
          Text("clock").onReceive(timer) { ticks.append(Int($0.timeIntervalSince(start).rounded())) }
        }
        Button("Stop") { isThere = false }
      }
    }

    @Test func `a timer ticks on the host's clock, sends its time and stops with its view`() async throws {
      let host = ViewHost(Ticking(start: Date()), configuration: Self.held)
      #expect(host.texts == ["[]", "clock", "Stop"])
      await host.advance(by: .milliseconds(999))
      #expect(host.texts == ["[]", "clock", "Stop"])
      await host.advance(by: .milliseconds(1))
      await host.advance(by: .seconds(599))
      #expect(host.texts.first == "\(Array(1...600))")
      try host.tap("Stop")
      await host.advance(by: .seconds(10))
      #expect(host.texts == ["\(Array(1...600))", "Stop"])
    }

    /// The ways to repeat work on a queue: directly, and by code that takes any scheduler.
    enum Repetition: String, CaseIterable {
      case queue, loop, operations, anyLoop

      func begin(_ action: @escaping () -> Void) -> any Cancellable {
        switch self {
        case .queue:
          DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: 2), interval: 3, action)
        case .loop:
          RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 2), interval: 3, tolerance: 0, action)
        case .operations:
          OperationQueue.main.schedule(after: OperationQueue.main.now.advanced(by: 2), interval: 3, action)
        case .anyLoop: Self.begin(on: RunLoop.main, action)
        }
      }

      private static func begin(on scheduler: some Scheduler, _ action: @escaping () -> Void) -> any Cancellable {
        scheduler.schedule(
          after: scheduler.now.advanced(by: .seconds(2)), interval: .seconds(3), tolerance: .seconds(0), options: nil,
          action)
      }
    }

    @Test(arguments: Repetition.allCases)
    func `repeating work ends when it is cancelled`(repetition: Repetition) async throws {
      let host = ViewHost(Text(""), configuration: Self.held)
      let log = Log()
      var work: (any Cancellable)?
      host.update { work = repetition.begin { log("works") } }
      await host.advance(by: .seconds(8))
      #expect(log.take() == ["works", "works", "works"])
      work?.cancel()
      await host.advance(by: .seconds(8))
      #expect(log.take() == [])
    }

    @Test func `work scheduled directly on a queue runs on the host's clock`() async {
      let host = ViewHost(Text(""), configuration: Self.held)
      let log = Log()
      host.update {
        let (queue, loop, operations) = (DispatchQueue.main, RunLoop.main, OperationQueue.main)
        queue.schedule { log("queue") }
        loop.schedule { log("loop") }
        operations.schedule { log("operations") }
        queue.schedule(after: queue.now.advanced(by: .milliseconds(300))) { log("queue later") }
        loop.schedule(after: loop.now.advanced(by: 0.4)) { log("loop later") }
        operations.schedule(after: operations.now.advanced(by: .seconds(0.5))) { log("operations later") }
      }
      await host.settle()
      #expect(log.take().sorted() == ["loop", "operations", "queue"])
      await host.advance(by: .milliseconds(299))
      #expect(log.take() == [])
      for line in ["queue later", "loop later", "operations later"] {
        await host.advance(by: .milliseconds(line.hasPrefix("queue") ? 1 : 100))
        #expect(log.take() == [line])
      }
    }

    struct Named: View {
      let timer: Publishers.Autoconnect<Timer.TimerPublisher> =
        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @State private var count = 0
      var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
    }

    @Test func `a timer stored with an explicit type ticks on the host's clock`() async {
      let host = ViewHost(Named(), configuration: Self.held)
      await host.advance(by: .milliseconds(999))
      #expect(host.texts == ["0"])
      await host.advance(by: .milliseconds(1))
      await host.advance(by: .seconds(9))
      #expect(host.texts == ["10"])
    }

    @Test func `a view receives notifications by name, and their publishers compare by name and object`() async throws {
      let center = NotificationCenter()
      let name = Notification.Name("counted")
      let host = ViewHost(
        Shown(
          values: center.publisher(for: name).compactMap { $0.userInfo?["count"] as? Int }.eraseToAnyPublisher()))
      center.post(name: name, object: nil, userInfo: ["count": 7])
      center.post(name: Notification.Name("other"), object: nil, userInfo: ["count": 8])
      #expect(host.texts == ["7"])
      host.dismiss()
      center.post(name: name, object: nil, userInfo: ["count": 9])
      #expect(center.publisher(for: name) == center.publisher(for: name))
      #expect(center.publisher(for: name) != center.publisher(for: name, object: center))
    }

    @Test func `a notification without demand is not delivered`() {
      let center = NotificationCenter()
      let name = Notification.Name("asked")
      let log = Log()
      var subscription: (any Subscription)?
      let one = AnySubscriber<Notification, Never>(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: { _ in
          log("received")
          return .none
        })
      center.publisher(for: name).subscribe(one)
      center.post(name: name, object: nil)
      center.post(name: name, object: nil)
      #expect(log.take() == ["received"])
      subscription?.cancel()
    }

    @Test func `encode and decode work with Foundation's JSON coders`() throws {
      var decoded: [Int] = []
      _ = Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
        .sink(receiveCompletion: { _ in }, receiveValue: { decoded = $0 })
      #expect(decoded == [1, 2])
    }

    @Test func `a data task publisher fails for a URL that cannot be loaded`() async throws {
      let session = URLSession(configuration: .ephemeral)
      let url = try #require(URL(string: "nothing://nowhere"))
      var subscription: AnyCancellable?
      let failed = await withCheckedContinuation { continuation in
        subscription = session.dataTaskPublisher(for: url).sink(
          receiveCompletion: { if case .failure = $0 { continuation.resume(returning: true) } },
          receiveValue: { _ in })
      }
      #expect(failed)
      subscription?.cancel()
    }
  }
#endif
