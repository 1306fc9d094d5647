extension Render: PerformedVerb {
  static func perform(_ step: Call<Self>) { step.host.render() }
}

extension Advance: PerformedVerb {
  package static func perform(_ step: Call<Self>) throws {
    throw ViewHostError(
      .invalidValue, "advance", "time does not pass while a step is performed",
      toFix: "call advance(by:) in its place: await host.advance(by: .seconds(\(step.input)))")
  }
}

extension ChangeEnvironment: PerformedVerb {
  package static func perform(_ step: Call<Self>) throws {
    throw ViewHostError.needsExploration("\(kind)", words(step.target, step.input))
  }
}

extension ChangeModel: PerformedVerb {
  package static func perform(_ step: Call<Self>) throws {
    throw ViewHostError.needsExploration("\(kind)", words(step.target, step.input))
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
