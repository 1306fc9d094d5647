extension _CaptureRule {
  /// The rule of the host that evaluates a body on this thread; `.declared` if none does.
  @usableFromInline package static var ofCurrentEvaluation: _CaptureRule {
    Evaluation.current?.node?.graph.configuration.captureRule ?? .declared
  }
}
