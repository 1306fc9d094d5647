import Observation
import Testing

@testable import ViewEngine

/// Each container releases a view's values in the pass that removes the view.
@MainActor
@Suite("What a view owned, in containers of every kind", .timeLimit(.minutes(20))) struct ContainerLifetimeTests {
  /// How a view goes.
  enum End: CaseIterable { case removal, dismissal, release }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Observable final class Model { var value = 0 }

  final class Object {}

  /// The remaining objects of a view, seen from outside.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @MainActor final class Remains {
    let model = Model()
    private var objects: [(name: String, find: () -> Object?)] = []
    private(set) var subscriptions = 0
    private(set) var tasks = 0

    /// An object of which it is known whether it is still there.
    func make(_ name: String) -> Object {
      let object = Object()
      objects.append((name, { [weak object] in object }))
      return object
    }

    var source: EventSource<Int> {
      EventSource(of: self) { [self] receiver in
        subscriptions += 1
        return Subscription(receiver: receiver) { [self] in subscriptions -= 1 }
      }
    }

    func taskBegan() { tasks += 1 }
    nonisolated func taskWasCancelled() { MainActor.assumeIsolated { tasks -= 1 } }

    /// The names of the objects that still exist.
    var all: [String] {
      objects.filter { $0.find() != nil }.map(\.name).sorted()
        + (subscriptions == 0 ? [] : ["subscriptions: \(subscriptions)"]) + (tasks == 0 ? [] : ["tasks: \(tasks)"])
    }
  }

  final class Subscription {
    private let receiver: EventReceiver<Int>
    private let end: () -> Void
    init(receiver: EventReceiver<Int>, end: @escaping () -> Void) {
      self.receiver = receiver
      self.end = end
    }
    deinit { end() }
  }

  /// Owns a state, closures, a task and a subscription, and reads a model and a state of the view around.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct Owner: View {
    let remains: Remains
    @Binding var number: Int
    @State private var state: Object?
    var body: some View {
      let captured = remains.make("closure")
      // The task keeps what it captures until it ends, in a later turn.
      let remains = remains
      Button("own \(number) \(remains.model.value)") { _ = captured }
        .onAppear { state = remains.make("state") }
        .onDisappear { _ = captured }
        .observe(number, followsCaptureRule: true) { _ in _ = captured }
        .receive(from: remains.source) { _ in _ = captured }
        .task { [remains] in
          remains.taskBegan()
          await withTaskCancellationHandler {
            for await _ in AsyncStream<Int>.makeStream().stream {}
          } onCancel: {
            remains.taskWasCancelled()
          }
        }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct Root: View {
    let container: Container
    let remains: Remains
    let log: Log
    @State private var isShown = true
    @State private var number = 0
    var body: some View {
      let _ = log.write = { _ in isShown = false }
      Text("root \(number)")
      container.view(isShown: $isShown, Owner(remains: remains, number: $number))
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(.requiresRuntime, arguments: Container.allCases, End.allCases)
  func `a removed, dismissed or released view releases everything it owned`(container: Container, end: End) async {
    let (remains, log) = (Remains(), Log())
    var host: ViewHost? = ViewHost(
      Root(container: container, remains: remains, log: log), configuration: .silent)
    #expect(await host?.settle() == true)
    let owned = remains.all
    #expect(owned.contains("closure"))
    if container != .menu, container != .tabItem { #expect(owned.contains("state")) }
    switch end {
    case .removal: host?.update { log.write?(0) }
    case .dismissal: host?.dismiss()
    case .release: host = nil
    }
    log.write = nil
    #expect(remains.all == [])
    // No view is registered with the model any more.
    remains.model.value += 1
    #expect(host?.graph.isIdle ?? true)
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct ModelReader: View {
    let model: Model
    var body: some View { Text("\(model.value)") }
  }

  // Observation takes nothing back, and what a type reads is known once a view of it has been evaluated.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `an unchanged model does not retain the write queue of a released host`() {
    let model = Model()
    let first = ViewHost(ModelReader(model: model))
    weak var queue: WriteQueue?
    do {
      let second = ViewHost(ModelReader(model: model))
      queue = second.graph.queue
      #expect(second.texts == ["0"])
    }
    #expect(queue == nil)
    withExtendedLifetime(first) {}
  }
}
