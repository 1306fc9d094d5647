/// Something that happens to a view, as a script has it: what it is called, what it is done with, how it is written.
package protocol StepVerb: SendableMetatype {
  /// What it is done with, besides what it is done to: what is typed, where a slider is moved.
  associatedtype Input: StepInput = NoInput
  static var kind: Interaction.Kind { get }
  /// The factory of its steps.
  static var method: String { get }
  /// Whether it is done to one of several elements, which a label tells apart.
  static var takesLabel: Bool { get }
  /// Whether there may be several that it can be done to.
  static var takesIndex: Bool { get }
  /// What happens, in words: `tap "Buy"`.
  static func words(_ target: StepTarget, _ input: Input) -> String
  /// What the factory is given before the index, as Swift code.
  static func arguments(_ target: StepTarget, _ input: Input) -> [String]
  /// Does it, as the host's method of that name does.
  @MainActor static func perform(on host: ViewHost, _ target: StepTarget, _ input: Input) throws
}

extension StepVerb {
  package static var method: String { kind.rawValue }
  package static var takesLabel: Bool { true }
  package static var takesIndex: Bool { true }
  package static func words(_ target: StepTarget, _ input: Input) -> String { "\(kind) \(target)" }
  package static func arguments(_ target: StepTarget, _ input: Input) -> [String] { takesLabel ? [target.quoted] : [] }
}

/// What a step is done to: `"Buy" (no. 2)`.
package struct StepTarget: CustomStringConvertible {
  package let label: String
  package let index: Int

  package init(_ label: String, at index: Int) {
    self.label = label
    self.index = index
  }

  package var quoted: String { label.debugDescription }
  package var description: String { quoted + (index == 0 ? "" : " (no. \(index + 1))") }
}

/// A value that a step is done with: kept as text, so that any verb's steps are written down and read alike.
package protocol StepInput {
  init?(stepText: String)
  var stepText: String { get }
}

extension StepInput where Self: LosslessStringConvertible {
  package init?(stepText: String) { self.init(stepText) }
  package var stepText: String { description }
}

extension String: StepInput {}
extension Double: StepInput {}
extension Int: StepInput {}
extension Bool: StepInput {}

/// The input of a verb that has none.
package struct NoInput: StepInput {
  package init() {}
  package init?(stepText: String) { if !stepText.isEmpty { return nil } }
  package var stepText: String { "" }
}
