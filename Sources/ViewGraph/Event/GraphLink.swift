/// Lets other threads ask for a frame, without keeping the graph alive.
final class GraphLink: @unchecked Sendable {
  // NB: touched on the main actor only. `abandon` clears it, and the graph's owner keeps it until then, as
  // `ViewHost.deinit` does. A weak reference would make each retain slow.
  unowned(unsafe) var graph: Graph?

  func askForFrame() { Task { @MainActor in self.graph?.catchUpWithinLimit() } }
}
