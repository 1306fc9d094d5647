// Steps without a control: actions of a parent, of time, of the system and of models.

/// Evaluates the root again.
enum Render: StepVerb {
  static var kind: Interaction.Kind { .render }
  static var takesLabel: Bool { false }
  static var takesIndex: Bool { false }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "render" }
}

/// Moves the held clock. A test kit does this step itself, because it waits.
package enum Advance: StepVerb {
  package typealias Input = Double
  package static var kind: Interaction.Kind { .advance }
  package static var takesLabel: Bool { false }
  package static var takesIndex: Bool { false }
  package static func words(_ target: StepTarget, _ input: Double) -> String { "wait \(input) s" }
  package static func arguments(_ target: StepTarget, _ input: Double) -> [String] { ["seconds: \(input)"] }
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
}

/// Changes a model, as the exploration says. A test kit does this step itself.
package enum ChangeModel: StepVerb {
  package static var kind: Interaction.Kind { .changeModel }
  package static var takesIndex: Bool { false }
  package static func words(_ target: StepTarget, _ input: NoInput) -> String { "change model \(target)" }
}

extension Interaction.Kind {
  package static let render = Interaction.Kind("render")
  package static let advance = Interaction.Kind("advance")
  package static let environment = Interaction.Kind("environment")
  package static let changeModel = Interaction.Kind("changeModel")
}
