/// The graph's options, from the host's configuration.
package struct GraphConfiguration: Sendable {
  /// The number of runs of an observer in an event's frame, and in the frame that presents the root.
  package var eventBudget = 2
  package var presentationBudget = 6
  /// The number of passes in a frame; pending writes beyond it wait for the next frame.
  package var passLimit = 8
  /// The depth of nested nodes; a body that contains its own view would have no end.
  package var depthLimit: Int32 = 250_000
  /// Whether siblings run their actions in the reverse of their order.
  package var reversesSiblings = false
  package var captureRule = CaptureRule.declared
  /// Whether the journal receives all events; otherwise only warnings.
  package var records = true
  package init() {}
}
