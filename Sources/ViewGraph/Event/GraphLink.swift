/// How other threads ask for a frame, without keeping the graph alive.
final class GraphLink: @unchecked Sendable {
  // NB: touched on the main actor only, and taken back in time. A weak reference would make each retain slow.
  unowned(unsafe) var graph: Graph?

  func askForFrame() { Task { @MainActor in self.graph?.catchUpWithinLimit() } }
}
