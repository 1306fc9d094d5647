/// Collects the available actions of an element: all of them, or the action of one verb.
@MainActor
package struct ActionCollector {
  struct Listed {
    let verb: any ElementVerb.Type
    let isEnabled: Bool
    let hasOptions: Bool
  }

  let place: Place
  let context: ElementContext
  /// The traits of the element, inner ones first.
  let traits: [any ElementTrait]
  /// The element's control, its own or from one of its traits.
  var control: (any Control)?
  private let wanted: ObjectIdentifier?
  private(set) var list: [Listed] = []
  private var found: AnyObject?

  private final class Found<Action> {
    let action: Action
    init(_ action: Action) { self.action = action }
  }

  init(_ wanted: (any ElementVerb.Type)?, at place: Place, in context: ElementContext, traits: [any ElementTrait]) {
    self.wanted = wanted.map { ObjectIdentifier($0) }
    self.place = place
    self.context = context
    self.traits = traits
  }

  /// The action to advise: the first one that is possible now, such as `decrement` at the end of a stepper.
  var advised: Listed? {
    let labelled = list.filter { $0.verb.takesLabel }
    return labelled.first(where: \.isEnabled) ?? labelled.first
  }

  /// Adds the action of a verb. The first one of each verb counts.
  ///
  /// - Parameters:
  ///   - isEnabled: whether the action is possible now.
  ///   - hasOptions: whether the tagged elements inside are its options.
  ///   - action: performs it.
  mutating func add<Done: ElementVerb>(
    _ verb: Done.Type, isEnabled: Bool = true, hasOptions: Bool = false, _ action: @autoclosure () -> Done.Action
  ) {
    guard let wanted else { return list.append(Listed(verb: verb, isEnabled: isEnabled, hasOptions: hasOptions)) }
    if wanted == ObjectIdentifier(verb), found == nil { found = Found(action()) }
  }

  mutating func addAll() {
    control?.addActions(to: &self)
    for trait in traits { trait.addElementActions(to: &self) }
  }

  /// Whether the action of a verb is wanted, and not only whether it is available.
  func wants<Done: ElementVerb>(_ verb: Done.Type) -> Bool { wanted == ObjectIdentifier(verb) }

  /// Whether the action of a verb was added before.
  func hasAction<Done: ElementVerb>(_ verb: Done.Type) -> Bool { found != nil || list.contains { $0.verb == verb } }

  /// The action of the wanted verb; nil if there is none.
  // Unchecked, because `found` has only the type of the wanted verb.
  func action<Done: ElementVerb>(of verb: Done.Type) -> Done.Action? {
    guard let found, wanted == ObjectIdentifier(verb) else { return nil }
    return unsafeDowncast(found, to: Found<Done.Action>.self).action
  }
}
