/// A way to act on an element: press it, type into it, pick from it.
///
/// The host has a method of the verb's name. See `Verb`, which adds how a script writes it.
package protocol ElementVerb: SendableMetatype {
  associatedtype Action
  static var kind: Interaction.Kind { get }
  static var noun: String { get }
  static var takesLabel: Bool { get }
  static var reachesOverControls: Bool { get }
  static var reachesDisabled: Bool { get }
  /// The host's call for it, for messages: `toggle("Loud")`. `label`: the element's label, in quotation marks.
  static func call(_ label: String) -> String
  /// The call that chooses an option of the element, for messages; nil if the verb has no options.
  ///
  /// - Parameters:
  ///   - option: the option's label, in quotation marks.
  ///   - label: the element's label, in quotation marks.
  static func call(choosing option: String, of label: String) -> String?
  /// The modifier or container that lets a view react to the verb, for messages; nil for the verb of a control. Such a
  /// verb means something else than the verb of a control with that label.
  static var modifier: String? { get }
  /// The action on a plain button; nil for all verbs but the one that presses buttons.
  static func action(pressing button: @escaping () -> Void) -> Action?
  /// Whether samples depend on the element's action.
  static var asksControl: Bool { get }
  @MainActor static func sampleTexts(of action: Action) -> [String]
}

extension ElementVerb {
  package static var takesLabel: Bool { true }
  package static var reachesOverControls: Bool { false }
  package static var reachesDisabled: Bool { false }
  package static func call(choosing option: String, of label: String) -> String? { nil }
  package static var modifier: String? { nil }
  package static func action(pressing button: @escaping () -> Void) -> Action? { nil }
  package static var asksControl: Bool { false }
  @MainActor package static func sampleTexts(of action: Action) -> [String] { [] }
}
