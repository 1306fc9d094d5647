extension Render: PerformedVerb {
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) { host.render() }
}

extension Advance: PerformedVerb {
  package static func perform(on host: ViewHost, _ target: StepTarget, _ input: Double) throws {
    throw ViewHostError(
      .invalidValue, "advance", "time does not pass while a step is performed",
      toFix: "call advance(by:) in its place: await host.advance(by: .seconds(\(input)))")
  }
}

extension ChangeEnvironment: PerformedVerb {
  package static func perform(on host: ViewHost, _ target: StepTarget, _ input: String) throws {
    throw ViewHostError.needsExploration("\(kind)", words(target, input))
  }
}

extension ChangeModel: PerformedVerb {
  package static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    throw ViewHostError.needsExploration("\(kind)", words(target, input))
  }
}

extension ViewHostError {
  fileprivate static func needsExploration(_ verb: String, _ step: String) -> Self {
    Self(
      .invalidValue, verb, "only an exploration can \(step)",
      toFix: "replay the script: previewMigration(replaying: script) { … }")
  }
}

extension ViewHost.Step {
  /// Evaluates the root again.
  public static var render: Self { Self(Render.self) }
}
