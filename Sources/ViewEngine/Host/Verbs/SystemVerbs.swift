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
enum Advance: StepVerb {
  typealias Input = Double
  static var kind: Interaction.Kind { .advance }
  static var takesLabel: Bool { false }
  static var takesIndex: Bool { false }
  static func words(_ target: StepTarget, _ input: Double) -> String { "wait \(input) s" }
  static func arguments(_ target: StepTarget, _ input: Double) -> [String] { ["seconds: \(input)"] }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: Double) throws {
    throw ViewHostError(
      .invalidValue, "advance", "time does not pass while a step is performed",
      toFix: "call advance(by:) in its place: await host.advance(by: .seconds(\(input)))")
  }
}

/// Sets an environment value that the exploration names.
enum ChangeEnvironment: StepVerb {
  typealias Input = String
  static var kind: Interaction.Kind { .environment }
  static var takesIndex: Bool { false }
  static func words(_ target: StepTarget, _ input: String) -> String { "set \(target.label) to \(input)" }
  static func arguments(_ target: StepTarget, _ input: String) -> [String] {
    [target.quoted, "to: \(input.debugDescription)"]
  }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: String) throws {
    try host.hand(.environment(target.label, to: input))
  }
}

/// Changes a model, as the exploration says.
enum ChangeModel: StepVerb {
  static var kind: Interaction.Kind { .changeModel }
  static var takesIndex: Bool { false }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "change model \(target)" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.hand(.changeModel(target.label))
  }
}

extension Interaction.Kind {
  package static let render = Interaction.Kind("render")
  package static let advance = Interaction.Kind("advance")
  static let environment = Interaction.Kind("environment")
  package static let changeModel = Interaction.Kind("changeModel")
}

extension ViewHost {
  /// Hands a step to the test kit, which knows what its name means.
  fileprivate func hand(_ step: Step) throws {
    guard let stepHandler else {
      throw ViewHostError(
        .invalidValue, "\(step.verb)", "only an exploration can \(step)",
        toFix: "replay the script: previewMigration(replaying: script) { … }")
    }
    try stepHandler(step)
  }
}

extension ViewHost.Step {
  /// Evaluates the root again.
  public static var render: Self { Self(Render.self) }
  /// Moves the held clock. Only an exploration or `previewMigration(replaying:)` performs it; on a host, call
  /// `advance(by:)`.
  public static func advance(seconds: Double) -> Self { Self(Advance.self, "", seconds) }
  /// Sets an environment value that the exploration names. Only an exploration or `previewMigration(replaying:)` performs
  /// it; on a host, call `setEnvironment(_:to:)`.
  public static func environment(_ name: String, to value: String) -> Self {
    Self(ChangeEnvironment.self, name, value)
  }
  /// Performs a model change of the exploration, by its name. Only an exploration or `previewMigration(replaying:)`
  /// performs it.
  public static func changeModel(_ name: String) -> Self { Self(ChangeModel.self, name) }
}
