/// How a graph works.
package struct GraphConfiguration: Sendable {
  /// How often an observer may run in the frame of an event.
  package var eventBudget = 2
  /// How often an observer may run in the frame that presents the root.
  package var presentationBudget = 6
  /// How many passes a frame may have; what is then still pending waits for the next frame.
  package var passLimit = 8
  /// In which order siblings run their actions.
  package var siblingOrder = _SiblingOrder.declared
  /// Which closure observers run.
  package var captureRule = _CaptureRule.declared
  /// Whether a trace is kept.
  package var records = true
  /// Makes views of the rows of containers that show some of them at a time; nil has them show all.
  package var rowsMaker: (any RowsMaker)?
  /// Is told what is mounted and which observers run; nil for nobody.
  package var witness: (any GraphWitness)?
  /// What is told the warnings.
  package var onWarning: @Sendable (String) -> Void
  /// Whether it is told of the same warning again, in another frame.
  package var repeatsWarnings: Bool

  package init(repeatingWarnings: Bool = true, onWarning: @escaping @Sendable (String) -> Void) {
    repeatsWarnings = repeatingWarnings
    self.onWarning = onWarning
  }
}
