import Dispatch
import Observation
import Testing
import ViewEngine

/// Models that a different thread writes while the host waits on the main one.
@MainActor
@Suite("Models of other threads", .timeLimit(.minutes(20))) struct ForeignModelTests {
  private final class Model: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let isRead = DispatchSemaphore(value: 0)
    private var stored = 0

    var value: Int {
      registrar.access(self, keyPath: \.value)
      defer { isRead.signal() }
      return stored
    }

    /// Tells of the change, gives the host the time to evaluate, and then stores the value.
    func set(_ value: Int) {
      while isRead.wait(timeout: .now()) == .success {}
      registrar.withMutation(of: self, keyPath: \.value) {
        _ = isRead.wait(timeout: .now() + .milliseconds(50))
        stored = value
      }
    }
  }

  private struct Shows: View {
    let model: Model
    var body: some View {
      Text("value \(model.value)")
      Button("task") { Task.detached { [model] in model.set(1) } }
      Button("queue") { DispatchQueue.global().async { [model] in model.set(1) } }
    }
  }

  @Test(.requiresRuntime, arguments: ["task", "queue"])
  func `a value that a model stores after it has told of the change is shown`(label: String) async throws {
    let host = ViewHost(Shows(model: Model()))
    try host.tap(label)
    #expect(await host.settle())
    #expect(host.texts == ["value 1", "task", "queue"])
  }
}
