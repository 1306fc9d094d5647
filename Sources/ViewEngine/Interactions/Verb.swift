/// Something that a person can do with an element, and a host does with the verb of that name.
package protocol Verb {
  /// What an element gives for it to be done.
  associatedtype Action
  static var kind: Interaction.Kind { get }
  /// What it is done to, for messages.
  static var noun: String { get }
  /// Whether it is done to one of several elements, which a label tells apart.
  static var takesLabel: Bool { get }
  /// Whether a text of a control means what is around the control, too, as for a row that is deleted.
  static var reachesOverControls: Bool { get }
  /// Whether it is done also where controls do not react, as a disabled list is still scrolled.
  static var reachesDisabled: Bool { get }
  /// How a host is asked for it, and what comes of that, for messages: `toggle("Loud") switches it`.
  ///
  /// - Parameter label: what the element is called, in quotation marks.
  static func advice(_ label: String) -> String
}

extension Verb {
  package static var reachesOverControls: Bool { false }
  package static var takesLabel: Bool { true }
  package static var reachesDisabled: Bool { false }
}
