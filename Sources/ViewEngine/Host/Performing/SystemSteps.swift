extension Render: PerformedVerb { static func perform(_ on: Call, _: NoInput) { on.host.render() } }

extension Advance: PerformedVerb {
  package static func perform(_ on: Call, _ input: Double) throws {
    throw ViewHostError(
      .invalidValue, "advance", "time does not pass while a step is performed",
      toFix: "call advance(by:) in its place: await host.advance(by: .seconds(\(input)))")
  }
}

extension ChangeEnvironment: PerformedVerb {
  package static func perform(_ on: Call, _ input: String) throws {
    throw ViewHostError.needsExploration("\(kind)", words(on.target, input))
  }
}

extension ChangeModel: PerformedVerb {
  package static func perform(_ on: Call, _ input: NoInput) throws {
    throw ViewHostError.needsExploration("\(kind)", words(on.target, input))
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
