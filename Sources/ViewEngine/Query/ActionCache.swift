/// The available actions of the last snapshot, each with its place. The next verb is mostly one of them, and then needs
/// no look-up. The cache has one rule: it holds for the frame in which it was filled, and for entries that are not
/// stale.
@MainActor
final class ActionCache {
  @exclusivity(unchecked) private(set) var actions: [AvailableAction] = []
  @exclusivity(unchecked) private var places: [CachedPlace] = []
  @exclusivity(unchecked) private var numbering = ActionNumbering()
  /// How many actions the current pass has met.
  @exclusivity(unchecked) private var count = 0
  /// Whether the current pass has met different actions than the one before.
  @exclusivity(unchecked) private var hasChanged = false
  @exclusivity(unchecked) private var frame: UInt32 = 0
  @exclusivity(unchecked) private var top: Place?
  /// Receives each verb once, when an action of it is first met.
  @exclusivity(unchecked) var onNewVerb: ((any ElementVerb.Type) -> Void)?
  @exclusivity(unchecked) private var verbs: [ObjectIdentifier] = []

  private struct CachedPlace {
    let reference: EntryReference
    /// Whether it is an enabled button without traits.
    let isPlainButton: Bool
  }

  /// The place of an action, if it was available in the last snapshot and nothing has happened since.
  func find(
    _ kind: Interaction.Kind, _ label: String, at index: Int, in frame: UInt32, of tree: TreeIndex
  ) -> (screen: Screen, place: Place)? {
    guard let number = number(of: kind, label, at: index, in: frame) else { return nil }
    return (Screen(tree, below: top), places[number].reference.place)
  }

  /// The action of a plain button, if it was available in the last snapshot and nothing has happened since.
  func button(_ kind: Interaction.Kind, _ label: String, at index: Int, in frame: UInt32) -> (() -> Void)? {
    guard let number = number(of: kind, label, at: index, in: frame), places[number].isPlainButton else { return nil }
    let reference = places[number].reference
    let entry = reference.fragment.entries.list[Int(reference.index)]
    return entry.category == .button ? reference.fragment.entries.elements[Int(entry.number)].pressAction : nil
  }

  private func number(of kind: Interaction.Kind, _ label: String, at index: Int, in frame: UInt32) -> Int? {
    guard frame == self.frame else { return nil }
    var number = 0
    while number < actions.count {
      if actions[number].interaction.index == index, actions[number].interaction.label == label,
        actions[number].interaction.verb == kind
      {
        return places[number].reference.isStale ? nil : number
      }
      number += 1
    }
    return nil
  }

  /// Begins an update. It writes over the actions of the last one where they differ.
  func begin() { numbering.expectSame() }
  func beginPass() { count = 0 }

  /// Whether a second pass is needed: the actions differ, so that those with one label must be counted again.
  var needsSecondPass: Bool { numbering.isOther }

  func beginSecondPass() {
    numbering.removeAll()
    beginPass()
  }

  /// Ends an update. Returns whether the actions differ from those of the last update.
  func end(of screen: Screen, in frame: UInt32) -> Bool {
    if count < actions.count {
      actions.removeLast(actions.count - count)
      places.removeLast(places.count - count)
      hasChanged = true
    }
    numbering.end()
    top = screen.top
    renew(in: frame)
    defer { hasChanged = false }
    return hasChanged
  }

  /// Renews the cache for a frame in which only texts that label no control have changed.
  func renew(in frame: UInt32) { self.frame = frame }

  func removeAll() {
    actions = []
    places = []
    numbering.removeAll()
    top = nil
  }

  func add(_ action: PlacedAction, on screen: Screen) {
    guard let index = numbering.next(action.verb, action.label, isListed: !action.isHidden) else { return }
    if action.isHidden { return }
    if count == actions.count || !numbering.isSame || mayDiffer(action) {
      set(available(action, at: index, on: screen))
    }
    add(action.place, isPlainButton: false)
  }

  /// Adds the action of a button without traits.
  func add(button verb: any ElementVerb.Type, _ label: String, in flags: ElementContext.Flags, at place: Place) {
    let isHidden = flags.contains(.hidden)
    guard let index = numbering.next(verb, label, isListed: !isHidden), !isHidden else { return }
    let isEnabled = flags.isDisjoint(with: .inert)
    if count == actions.count || !numbering.isSame || actions[count].interaction.isEnabled != isEnabled {
      set(AvailableAction(Interaction(verb.kind, label, at: index, isEnabled: isEnabled)))
    }
    add(place, isPlainButton: isEnabled)
  }

  private func set(_ new: AvailableAction) {
    if count == actions.count {
      actions.append(new)
      hasChanged = true
    } else if actions[count] != new {
      actions[count] = new
      hasChanged = true
    }
  }

  private func add(_ place: Place, isPlainButton: Bool) {
    let cached = CachedPlace(reference: EntryReference(place.fragment, place.index), isPlainButton: isPlainButton)
    if count == places.count { places.append(cached) } else { places[count] = cached }
    count += 1
  }

  /// Whether an action with the same verb and label may differ from the one of the last update.
  private func mayDiffer(_ action: PlacedAction) -> Bool {
    actions[count].interaction.isEnabled != action.isEnabled || !action.options.isEmpty
      || !actions[count].interaction.options.isEmpty || action.verb.asksControl
  }

  private func available(_ action: PlacedAction, at index: Int, on screen: Screen) -> AvailableAction {
    let verb = ObjectIdentifier(action.verb)
    if !verbs.contains(verb) {
      verbs.append(verb)
      onNewVerb?(action.verb)
    }
    return AvailableAction(
      Interaction(
        verb: action.verb.kind, label: action.label, index: index, isEnabled: action.isEnabled, options: action.options),
      samples: action.verb.asksControl ? screen.sampleTexts(of: action.verb, at: action.place) : [])
  }
}

/// An action that is available now, with what a test kit needs to try it.
package struct AvailableAction: Hashable, Sendable {
  package var interaction: Interaction
  /// Inputs that the control suggests, as text, if the verb asks for them.
  package var samples: [String]

  package init(_ interaction: Interaction, samples: [String] = []) {
    (self.interaction, self.samples) = (interaction, samples)
  }
}

extension Screen {
  fileprivate func sampleTexts<Done: ElementVerb>(of verb: Done.Type, at place: Place) -> [String] {
    action(of: verb, at: place).map { verb.sampleTexts(of: $0) } ?? []
  }
}
