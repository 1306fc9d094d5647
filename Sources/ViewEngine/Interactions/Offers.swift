/// Gathers what an element offers: all of it, or how one thing is done.
@MainActor
package struct Offers {
  /// What is offered, for a list.
  struct Offer {
    let verb: any Verb.Type
    let isEnabled: Bool
    let options: [String]
  }

  let screen: Screen
  let place: Place
  let context: ElementContext
  /// What speaks of the element, inner traits first.
  let traits: [any ElementTrait]
  /// What the element is, by itself or by what speaks of it.
  var control: (any Control)?
  /// Nil if all is to be listed.
  private let wanted: ObjectIdentifier?
  private(set) var list: [Offer] = []
  /// How it is done what is wanted.
  private var found: AnyObject?

  private final class Found<Action> {
    let action: Action
    init(_ action: Action) { self.action = action }
  }

  init(
    _ wanted: (any Verb.Type)?, on screen: Screen, at place: Place, in context: ElementContext,
    traits: [any ElementTrait]
  ) {
    self.wanted = wanted.map { ObjectIdentifier($0) }
    self.screen = screen
    self.place = place
    self.context = context
    self.traits = traits
  }

  /// Offers a verb; the first offer of it counts.
  ///
  /// - Parameters:
  ///   - isEnabled: whether it can be done now.
  ///   - options: what a person chooses from.
  ///   - action: how it is done.
  mutating func add<Done: Verb>(
    _ verb: Done.Type, isEnabled: Bool = true, options: @autoclosure () -> [String] = [],
    _ action: @autoclosure () -> Done.Action
  ) {
    guard let wanted else { return list.append(Offer(verb: verb, isEnabled: isEnabled, options: options())) }
    if wanted == ObjectIdentifier(verb), found == nil { found = Found(action()) }
  }

  /// Whether it matters how a verb is done.
  func wants<Done: Verb>(_ verb: Done.Type) -> Bool { wanted == ObjectIdentifier(verb) }

  /// Whether a verb has been offered already.
  func hasOffered<Done: Verb>(_ verb: Done.Type) -> Bool { found != nil || list.contains { $0.verb == verb } }

  /// How a verb is done, which is the one that is wanted.
  // NB: unchecked, for nothing else is kept.
  func action<Done: Verb>(of verb: Done.Type) -> Done.Action? {
    guard let found, wanted == ObjectIdentifier(verb) else { return nil }
    return unsafeDowncast(found, to: Found<Done.Action>.self).action
  }
}
