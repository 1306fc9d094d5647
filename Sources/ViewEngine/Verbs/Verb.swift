/// An action on an element that a script can contain: the host has a method of that name.
///
/// A verb is one type: an element's action for it, its words in messages, the inputs of a test kit, and its form in a
/// script. `Verbs` finds it by its name.
package protocol Verb: ElementVerb, StepVerb {
  /// Whether it takes values that only the app knows. A test kit then tries nothing.
  static var needsValue: Bool { get }
  /// Whether it takes more values than a test kit tries.
  static var isSampled: Bool { get }
  /// Inputs for a test kit to try.
  ///
  /// - Parameters:
  ///   - action: the available action.
  ///   - alphabet: texts to type.
  static func samples(_ action: AvailableAction, typing alphabet: [String]) -> [Input]
  /// Inputs for a test kit to try, if they depend on the element's action: see `asksControl`.
  @MainActor static func samples(of action: Action) -> [Input]
}

extension Verb {
  // Both protocols have a default.
  package static var takesLabel: Bool { true }
  package static var needsValue: Bool { false }
  package static var isSampled: Bool { false }
  @MainActor package static func samples(of action: Action) -> [Input] { [] }
  @MainActor package static func sampleTexts(of action: Action) -> [String] { samples(of: action).map(\.stepText) }
  package static func samples(_ action: AvailableAction, typing alphabet: [String]) -> [Input] {
    action.samples.compactMap { Input(stepText: $0) }
  }

}

extension Verb where Input == NoInput {
  package static func samples(_ action: AvailableAction, typing alphabet: [String]) -> [NoInput] { [NoInput()] }
}
