@testable import ViewEngine

/// Where a view under test finds the host that presents it.
// For a test to clear at its end, as the view keeps the reference.
@MainActor
final class HostReference {
  var host: ViewHost?
}

/// A view that uses its host: in an action, in its body or in a task.
struct Reentrant: View {
  let log: Log
  let reference: HostReference
  var inAction: (HostReference) -> Void = { _ in }
  var inBody: (HostReference) -> Void = { _ in }
  var inTask: (@MainActor (HostReference) async -> Void)?
  @State private var value = 0
  @Environment(\.lineLimit) private var limit

  var body: some View {
    let _ = log("body \(value) \(limit ?? 0)")
    let _ = inBody(reference)
    Button("Act") {
      inAction(reference)
      log("acted")
    }
    Button("Add") {
      value += 1
      log("added")
    }
    .observe(value, followsCaptureRule: true) { log("change \($0)") }
    .onDisappear { log("disappears") }
    Text("\(value) \(limit ?? 0)")
    if let inTask {
      Text("task").task {
        await inTask(reference)
        log("task done")
      }
    }
  }

  /// Presents it; what it logs while it is presented is taken out.
  @MainActor static func host(
    inAction: @escaping (HostReference) -> Void = { _ in }, inBody: @escaping (HostReference) -> Void = { _ in },
    inTask: (@MainActor (HostReference) async -> Void)? = nil
  ) -> (HostReference, Log) {
    let log = Log()
    let reference = HostReference()
    reference.host = ViewHost(
      Reentrant(log: log, reference: reference, inAction: inAction, inBody: inBody, inTask: inTask),
      configuration: .silent)
    _ = log.take()
    return (reference, log)
  }
}
