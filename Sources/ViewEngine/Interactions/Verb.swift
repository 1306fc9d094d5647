/// Something that a person can do with an element, and a host does with the method of that name.
///
/// A verb is one type: what an element gives for it, how it is told of in messages, what a kit tries with it, and how a
/// script writes it. `Verbs` finds it by its name.
package protocol Verb: StepVerb {
  /// What an element gives for it to be done.
  associatedtype Action
  /// What it is done to, for messages.
  static var noun: String { get }
  /// Whether a text of a control means what is around the control, too, as for a row that is deleted.
  static var reachesOverControls: Bool { get }
  /// Whether it is done also where controls do not react, as a disabled list is still scrolled.
  static var reachesDisabled: Bool { get }
  /// How a host is asked for it, and what comes of that, for messages: `toggle("Loud") switches it`.
  ///
  /// - Parameter label: what the element is called, in quotation marks.
  static func advice(_ label: String) -> String
  /// Whether it takes values that only the app knows, so that nothing is tried.
  static var needsValue: Bool { get }
  /// What to try when a view is explored.
  ///
  /// - Parameters:
  ///   - offer: where it is offered.
  ///   - alphabet: what is typed.
  static func samples(_ offer: Offer, typing alphabet: [String]) -> [Input]
  /// Whether `samples(of:)` tells what to try, and the control has to be asked for that.
  static var asksControl: Bool { get }
  /// What to try with a control.
  @MainActor static func samples(of action: Action) -> [Input]
}

extension Verb {
  package static var reachesOverControls: Bool { false }
  package static var reachesDisabled: Bool { false }
  package static var needsValue: Bool { false }
  package static var asksControl: Bool { false }
  @MainActor package static func samples(of action: Action) -> [Input] { [] }
  package static func samples(_ offer: Offer, typing alphabet: [String]) -> [Input] {
    offer.samples.compactMap { Input(stepText: $0) }
  }

  /// The steps to try where it is offered.
  package static func steps(for offer: Offer, typing alphabet: [String]) -> [ViewHost.Step] {
    samples(offer, typing: alphabet).map {
      ViewHost.Step(Self.self, offer.interaction.label, at: takesIndex ? offer.interaction.index : 0, $0)
    }
  }

  /// What to try with what is at a place, as text.
  @MainActor static func samples(at place: Place, on screen: Screen) -> [String] {
    screen.action(of: Self.self, at: place).map { samples(of: $0).map(\.stepText) } ?? []
  }
}

extension Verb where Input == NoInput {
  package static func samples(_ offer: Offer, typing alphabet: [String]) -> [NoInput] { [NoInput()] }
}
