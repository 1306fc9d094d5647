/// Takes snapshots for a test kit, and reports the changes since the last one. One walk collects texts, states and
/// available actions. It writes over the last snapshot where that differs, because most of a screen stays the same. The
/// actions go to the cache that verbs use.
@MainActor
final class SnapshotDiffer {
  private let cache: ActionCache
  @exclusivity(unchecked) private var texts: [String] = []
  @exclusivity(unchecked) private var states: [String] = []
  @exclusivity(unchecked) private var changes = Snapshot.Changes()
  /// Whether all elements of the last snapshot are plain: no traits, no styles, nothing that covers the screen.
  @exclusivity(unchecked) private var isPlain = false
  @exclusivity(unchecked) private var textPlaces: [EntryReference] = []
  // How many texts and states the walk has met.
  @exclusivity(unchecked) private var textCount = 0
  @exclusivity(unchecked) private var stateCount = 0
  private let walk = TreeWalk()
  init(_ cache: ActionCache) { self.cache = cache }

  // Release it before the next one, which writes over the arrays in place.
  var snapshot: Snapshot { Snapshot(texts: texts, actions: cache.actions, states: states) }

  /// Takes a snapshot. `frame`: the frame after which it is taken. Returns the changes since the last one.
  func take(of screen: Screen, in frame: UInt32) -> Snapshot.Changes {
    screen.renderTree.changes.reset()
    isPlain = screen.top == nil
    cache.begin()
    cache.beginPass()
    walkOver(screen)
    if cache.needsSecondPass {
      cache.beginSecondPass()
      walkOver(screen)
    }
    if textCount < texts.count {
      texts.removeLast(texts.count - textCount)
      changes.texts = true
    }
    if stateCount < states.count {
      states.removeLast(states.count - stateCount)
      changes.states = true
    }
    changes.actions = cache.end(of: screen, in: frame)
    return takeChanges()
  }

  /// Takes a snapshot without a walk, if only texts have changed that label no control, and all elements are plain.
  /// Returns the changes since the last snapshot; nil if a walk is needed.
  func takeTexts(of tree: RenderTree, in frame: UInt32) -> Snapshot.Changes? {
    guard isPlain, !tree.changes.isStructural else { return nil }
    while let fragment = tree.changes.nextWithTexts() {
      guard takeTexts(of: fragment) else {
        tree.changes.noteStructure()
        return nil
      }
    }
    cache.renew(in: frame)
    return takeChanges()
  }

  private func takeTexts(of fragment: Fragment) -> Bool {
    var number = 0
    while number < textPlaces.count {
      defer { number += 1 }
      guard textPlaces[number].fragment === fragment else { continue }
      if textPlaces[number].isStale { return false }
      let entry = fragment.entries.list[Int(textPlaces[number].index)]
      let text = fragment.entries.texts[Int(entry.number)]
      if texts[number] == text { continue }
      if entry.parent >= 0, fragment.entries.list[Int(entry.parent)].category == .button { return false }
      texts[number] = text
      changes.texts = true
    }
    return true
  }

  private func takeChanges() -> Snapshot.Changes {
    defer { changes = Snapshot.Changes() }
    return changes
  }

  private func walkOver(_ screen: Screen) {
    (textCount, stateCount) = (0, 0)
    textPlaces.removeAll(keepingCapacity: true)
    // A sheet covers the elements behind it: they are seen, and offer no actions.
    let isCovered = screen.top != nil
    if isCovered { screen.listAll { cache.add($0, on: screen) } }
    let buttonVerb = screen.renderTree.buttonVerb
    walk.reset()
    walk.run(
      over: screen.renderTree.root,
      trait: { trait, walk in
        isPlain = false
        if !isCovered, trait.hasSharedActions { screen.list(trait, walk) { cache.add($0, on: screen) } }
      },
      text: { text, walk in
        if walk.context.flags.contains(.offScreen) { return .over }
        if walk.hasTraits {
          see(PlainText(content: text), walk, screen, isCovered: isCovered)
        } else if walk.context.isRead {
          if isPlain, let place = walk.place { textPlaces.append(EntryReference(place.fragment, place.index)) }
          add(text: text)
        }
        return .into
      },
      plain: { category, walk in
        if walk.context.flags.contains(.offScreen) { return false }
        guard category == .button, !isCovered else { return true }
        guard let place = walk.place, let label = place.onlyText else { return false }
        cache.add(button: buttonVerb, label, in: walk.context.flags, at: place)
        return true
      }
    ) { element, walk in
      isPlain = false
      if walk.context.flags.contains(.offScreen) { return .over }
      see(element, walk, screen, isCovered: isCovered)
      return .into
    }
  }

  private func see(_ element: any ShownElement, _ walk: TreeWalk, _ screen: Screen, isCovered: Bool) {
    if let text = screen.readText(of: element, walk) { add(text: text) }
    let control = walk.control(of: element)
    guard control != nil || walk.hasTraits else { return }
    if !isCovered { screen.list(element, control, walk) { cache.add($0, on: screen) } }
    guard walk.context.isRead, control != nil || walk.hasTag else { return }
    guard walk.hasTraits else {
      for attribute in element.attributes { add(state: attribute.description) }
      for attribute in control?.attributes(in: walk.context) ?? [] { add(state: attribute.description) }
      return
    }
    for attribute in screen.attributes(of: element, walk.tracedTraits, in: walk.context) {
      add(state: attribute.description)
    }
  }

  private func add(text: String) {
    if Self.set(text, at: textCount, of: &texts) { changes.texts = true }
    textCount += 1
  }

  private func add(state: String) {
    if Self.set(state, at: stateCount, of: &states) { changes.states = true }
    stateCount += 1
  }

  /// Writes a string over the one of the last snapshot, or appends it. Returns whether it differs.
  private static func set(_ string: String, at index: Int, of list: inout [String]) -> Bool {
    if index == list.count {
      list.append(string)
    } else if list[index] != string {
      list[index] = string
    } else {
      return false
    }
    return true
  }
}

/// The visible state of a host at one moment. A test kit compares snapshots.
package struct Snapshot: Hashable, Sendable {
  package var texts: [String] = []
  package var actions: [AvailableAction] = []
  /// The attributes of controls and of tagged elements: `on`, `selected`, `value: 3`.
  package var states: [String] = []

  package init(texts: [String] = [], actions: [AvailableAction] = [], states: [String] = []) {
    (self.texts, self.actions, self.states) = (texts, actions, states)
  }

  /// The differences from the snapshot before.
  package struct Changes {
    package var texts = false
    package var actions = false
    package var states = false
    package static let all = Changes(texts: true, actions: true, states: true)
    package init() {}
    private init(texts: Bool, actions: Bool, states: Bool) {
      (self.texts, self.actions, self.states) = (texts, actions, states)
    }

    package var isAny: Bool { texts || actions || states }
  }
}
