/// A kind of step: its name, its input, and how a script writes it.
package protocol StepVerb: SendableMetatype {
  /// The input of a step: the text to type, the value of a slider.
  associatedtype Input: StepInput = NoInput
  static var kind: Interaction.Kind { get }
  static var method: String { get }
  static var takesLabel: Bool { get }
  static var takesIndex: Bool { get }
  /// The step in words: `tap "Buy"`.
  static func words(_ target: StepTarget, _ input: Input) -> String
  /// The arguments of the factory before the index, as Swift code.
  static func arguments(_ target: StepTarget, _ input: Input) -> [String]
}

extension StepVerb {
  package static var method: String { kind.rawValue }
  package static var takesLabel: Bool { true }
  package static var takesIndex: Bool { true }
  package static func words(_ target: StepTarget, _ input: Input) -> String { "\(kind) \(target)" }
  package static func arguments(_ target: StepTarget, _ input: Input) -> [String] { takesLabel ? [target.quoted] : [] }
}

/// The element of a step: `"Buy" (no. 2)`.
package struct StepTarget: CustomStringConvertible {
  package let label: String
  package let index: Int

  package init(_ label: String, at index: Int) { (self.label, self.index) = (label, index) }

  package var quoted: String { label.debugDescription }
  package var description: String { quoted + (index == 0 ? "" : " (no. \(index + 1))") }
}

/// The input of a step, kept as text, so that the steps of all verbs are encoded alike.
package protocol StepInput: Sendable {
  init?(stepText: String)
  var stepText: String { get }
  /// The way to write its text, for messages.
  static var advice: String { get }
}

extension StepInput where Self: LosslessStringConvertible {
  package init?(stepText: String) { self.init(stepText) }
  package var stepText: String { description }
}

extension String: StepInput { package static var advice: String { "write a text" } }
extension Double: StepInput { package static var advice: String { "write a number, such as 0.5" } }
extension Int: StepInput { package static var advice: String { "write a whole number, such as 2" } }
extension Bool: StepInput { package static var advice: String { "write true or false" } }

/// The input of a verb without one.
package struct NoInput: StepInput {
  package init() {}
  package init?(stepText: String) { if !stepText.isEmpty { return nil } }
  package var stepText: String { "" }
  package static var advice: String { "leave the input out" }
}
