extension ViewHost {
  /// A step of a script: a verb, the label and index of the element, and an input.
  ///
  ///     try host.perform(.type("3", into: "Quantity"))
  ///
  /// Each verb has a factory with the name of the host's method. `at` selects one of several controls with a label,
  /// from 0 in the order of declaration.
  public struct Step: Sendable {
    /// The kind of the action, by its name in scripts: `tap`.
    public let verb: Interaction.Kind
    /// The label of the element; empty for a verb that takes none.
    public let label: String
    /// The index among the elements with that label.
    public let index: Int
    /// The input, as text; empty for a verb without one.
    public let input: String
    // Made once, because finding the verb and reading its input takes longer than a tap.
    private let work: (any StepWork)?

    package init<Done: PerformedVerb>(_ verb: Done.Type, _ label: String = "", at index: Int = 0, _ input: Done.Input) {
      self.verb = verb.kind
      self.label = label
      self.index = index
      self.input = input.stepText
      work = VerbWork<Done>(input: input)
    }

    package init<Done: PerformedVerb>(_ verb: Done.Type, _ label: String = "", at index: Int = 0)
    where Done.Input == NoInput {
      self.init(verb, label, at: index, NoInput())
    }

    private var known: (any StepWork)? { work ?? Verbs.named(verb)?.work(reading: input) }
  }

  /// Performs a step, like the method of its verb.
  /// - Throws: The error of that method; `ViewHostError` for an unknown verb.
  public func perform(_ step: Step, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try step.perform(on: self) }
  }
}

extension ViewHost.Step {
  @MainActor fileprivate func perform(on host: ViewHost) throws {
    if let known { return try known.perform(on: host, target) }
    guard let type = Verbs.named(verb) else {
      throw ViewHostError(
        .invalidValue, "\(verb)", "no verb has this name",
        toFix: "give the step the name of one of the host's methods, such as tap")
    }
    throw ViewHostError(
      .invalidValue, "\(verb)", "the step's input \(NameList.quoted(input)) is not valid", toFix: type.adviceOnInput)
  }

  fileprivate var target: StepTarget { StepTarget(label, at: index) }
}

/// A verb with its input. An object, because scripts copy their steps often.
private protocol StepWork: AnyObject, Sendable {
  @MainActor func perform(on host: ViewHost, _ target: StepTarget) throws
  func words(_ target: StepTarget) -> String
  func literal(_ target: StepTarget) -> String
}

private final class VerbWork<Done: PerformedVerb>: StepWork {
  let input: Done.Input
  init(input: Done.Input) { self.input = input }

  func perform(on host: ViewHost, _ target: StepTarget) throws {
    try Done.perform(Call(host: host, target: target), input)
  }

  func words(_ target: StepTarget) -> String {
    let words = Done.words(target, input)
    return Done.takesLabel || target.index == 0 ? words : "\(words) (no. \(target.index + 1))"
  }

  func literal(_ target: StepTarget) -> String {
    let arguments = Done.arguments(target, input) + (target.index == 0 ? [] : ["at: \(target.index)"])
    return arguments.isEmpty && !Done.takesIndex
      ? ".\(Done.method)" : ".\(Done.method)(\(arguments.joined(separator: ", ")))"
  }
}

extension PerformedVerb {
  fileprivate static func work(reading text: String) -> (any StepWork)? {
    Input(stepText: text).map { VerbWork<Self>(input: $0) }
  }
  fileprivate static var adviceOnInput: String { Input.advice }
}

extension ViewHost.Step: CustomStringConvertible {
  /// The step in words: `tap "Buy"`, `type "3" into "Quantity"`.
  public var description: String {
    known?.words(target)
      ?? ([verb.rawValue, label.isEmpty ? "" : "\(target)", input].filter { !$0.isEmpty })
      .joined(separator: " ")
  }

  /// The step as Swift code: `.type("3", into: "Quantity")`.
  public var literal: String {
    known?.literal(target) ?? ".\(verb)(\(label.debugDescription), \(input.debugDescription))"
  }
}

extension ViewHost.Step: Hashable {
  // Not the work, because the verb may be unknown.
  public static func == (first: Self, second: Self) -> Bool {
    first.index == second.index && first.label == second.label && first.verb == second.verb
      && first.input == second.input
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(verb)
    hasher.combine(label)
    hasher.combine(index)
    hasher.combine(input)
  }
}

extension ViewHost.Step: Codable {
  private enum Key: String, CodingKey { case verb, label, index, input }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    verb = Interaction.Kind(rawValue: try container.decode(String.self, forKey: .verb))
    label = try container.decodeIfPresent(String.self, forKey: .label) ?? ""
    index = try container.decodeIfPresent(Int.self, forKey: .index) ?? 0
    input = try container.decodeIfPresent(String.self, forKey: .input) ?? ""
    work = Verbs.named(verb)?.work(reading: input)
  }

  /// Leaves empty values out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(verb.rawValue, forKey: .verb)
    if !label.isEmpty { try container.encode(label, forKey: .label) }
    if index != 0 { try container.encode(index, forKey: .index) }
    if !input.isEmpty { try container.encode(input, forKey: .input) }
  }
}
