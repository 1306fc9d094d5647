/// How a graph works: what a host's configuration says of it.
package struct GraphConfiguration: Sendable {
  /// How often an observer may run in the frame of an event, and in that which presents the root.
  package var eventBudget = 2
  package var presentationBudget = 6
  /// How many passes a frame may have; what is then still pending waits for the next frame.
  package var passLimit = 8
  /// How many nodes may be nested: a body that contains its own view has no end.
  package var depthLimit: Int32 = 250_000
  /// Whether siblings run their actions in the reverse of their order.
  package var reversesSiblings = false
  package var captureRule = _CaptureRule.declared
  /// Whether the journal is told what happens, and not of warnings only.
  package var records = true
  /// Makes views of the rows of containers that show some of them at a time; nil has them show all.
  package var rowsMaker: (any RowsMaker)?

  package init() {}
}
