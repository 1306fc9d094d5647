// Steps without a control: actions of a parent, of time, of the system and of models.

/// Evaluates the root again.
enum Render: StepVerb {
  static var kind: Interaction.Kind { .render }
  static var takesLabel: Bool { false }
  static var takesIndex: Bool { false }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "render" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) { host.render() }
}

/// Moves the held clock. A test kit does this step itself, because it waits.
package enum Advance: StepVerb {
  package typealias Input = Double
  package static var kind: Interaction.Kind { .advance }
  package static var takesLabel: Bool { false }
  package static var takesIndex: Bool { false }
  package static func words(_ target: StepTarget, _ input: Double) -> String { "wait \(input) s" }
  package static func arguments(_ target: StepTarget, _ input: Double) -> [String] { ["seconds: \(input)"] }
  package static func perform(on host: ViewHost, _ target: StepTarget, _ input: Double) throws {
    throw ViewHostError(
      .invalidValue, "advance", "time does not pass while a step is performed",
      toFix: "call advance(by:) in its place: await host.advance(by: .seconds(\(input)))")
  }
}

/// Sets an environment value that the exploration names. A test kit does this step itself.
package enum ChangeEnvironment: StepVerb {
  package typealias Input = String
  package static var kind: Interaction.Kind { .environment }
  package static var takesIndex: Bool { false }
  package static func words(_ target: StepTarget, _ input: String) -> String { "set \(target.label) to \(input)" }
  package static func arguments(_ target: StepTarget, _ input: String) -> [String] {
    [target.quoted, "to: \(input.debugDescription)"]
  }
  package static func perform(on host: ViewHost, _ target: StepTarget, _ input: String) throws {
    throw ViewHostError.needsExploration("\(kind)", words(target, input))
  }
}

/// Changes a model, as the exploration says. A test kit does this step itself.
package enum ChangeModel: StepVerb {
  package static var kind: Interaction.Kind { .changeModel }
  package static var takesIndex: Bool { false }
  package static func words(_ target: StepTarget, _ input: NoInput) -> String { "change model \(target)" }
  package static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    throw ViewHostError.needsExploration("\(kind)", words(target, input))
  }
}

extension Interaction.Kind {
  package static let render = Interaction.Kind("render")
  package static let advance = Interaction.Kind("advance")
  package static let environment = Interaction.Kind("environment")
  package static let changeModel = Interaction.Kind("changeModel")
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
