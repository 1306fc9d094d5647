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
  @Suite("OpenCombineFoundation beside this package", .timeLimit(.minutes(5))) struct OpenCombineFoundationTests {
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

    @Test func `every name that both have means one`() {
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
  }
#endif
