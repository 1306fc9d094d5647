/// Something that a person can do with an element, and a host does with the verb of that name.
package protocol Verb {
  /// What an element gives for it to be done.
  associatedtype Action
  static var kind: Interaction.Kind { get }
  /// What it is done to, for messages.
  static var noun: String { get }
  /// Whether it is done to one of several elements, which a label tells apart.
  static var takesLabel: Bool { get }
}

extension Verb {
  package static var takesLabel: Bool { true }
}
