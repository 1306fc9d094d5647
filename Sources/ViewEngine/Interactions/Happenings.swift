// What happens to a view without a control of its: what a parent, time, the system and models do.

/// Evaluates the root anew.
enum Render: StepVerb {
  static var kind: Interaction.Kind { .render }
  static var takesLabel: Bool { false }
  static var takesIndex: Bool { false }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "render" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) { host.render() }
}

/// Lets time pass on the held clock, which a kit waits for.
enum Wait: StepVerb {
  typealias Input = Double
  static var kind: Interaction.Kind { .wait }
  static var takesLabel: Bool { false }
  static var takesIndex: Bool { false }
  static func words(_ target: StepTarget, _ input: Double) -> String { "wait \(input) s" }
  static func arguments(_ target: StepTarget, _ input: Double) -> [String] { ["seconds: \(input)"] }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: Double) throws {
    throw ViewHostError(
      .invalidValue, "wait: time does not pass while a step is done.\n\nTo fix, await host.advance(by:) in its place.")
  }
}

/// Sets a value of the environment that the exploration names.
enum ChangeEnvironment: StepVerb {
  typealias Input = String
  static var kind: Interaction.Kind { .environment }
  static var takesIndex: Bool { false }
  static func words(_ target: StepTarget, _ input: String) -> String { "set \(target.label) to \(input)" }
  static func arguments(_ target: StepTarget, _ input: String) -> [String] { [target.quoted, input.debugDescription] }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: String) throws {
    try host.hand(.environment(target.label, input))
  }
}

/// Does to a model what the exploration names.
enum PokeModel: StepVerb {
  static var kind: Interaction.Kind { .poke }
  static var takesIndex: Bool { false }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.hand(.poke(target.label))
  }
}

extension Interaction.Kind {
  package static let render = Interaction.Kind("render")
  package static let wait = Interaction.Kind("wait")
  static let environment = Interaction.Kind("environment")
  package static let poke = Interaction.Kind("poke")
}

extension ViewHost {
  /// Hands a step to the kit that explores, which alone knows what it means.
  fileprivate func hand(_ step: Step) throws {
    guard let stepHandler else {
      throw ViewHostError(
        .invalidValue, "\(step): the host was not made by an exploration.\n\nTo fix, replay the script with one.")
    }
    try stepHandler(step)
  }
}

extension ViewHost.Step {
  /// Evaluates the root anew.
  public static var render: Self { Self(Render.self) }
  /// Lets time pass on the held clock.
  public static func wait(seconds: Double) -> Self { Self(Wait.self, "", seconds) }
  /// Sets a value of the environment that the exploration names.
  public static func environment(_ name: String, _ value: String) -> Self { Self(ChangeEnvironment.self, name, value) }
  /// Does to a model what the exploration names.
  public static func poke(_ name: String) -> Self { Self(PokeModel.self, name) }
}
