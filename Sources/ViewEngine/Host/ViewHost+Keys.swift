extension ViewHost {
  /// Presses a key, in one event, and lets it go, in another: the actions of `onKeyPress`, `onExitCommand`,
  /// `onMoveCommand` and `onDeleteCommand` are asked, inner ones before outer ones, until one takes it.
  ///
  /// Asked are the views around what has the focus; all that can be reached if nothing has it (our choice).
  ///
  /// - Parameter modifiers: the keys that are held meanwhile.
  /// - Throws: `ViewHostError` if no view takes the key.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
    try press(key, modifiers, called: "\(key)", in: "press")
  }

  /// Presses the key of a remote that plays and pauses: the action of `onPlayPauseCommand` runs.
  ///
  /// - Throws: `ViewHostError` if no view has such an action.
  public func pressPlayPause() throws { try press(.playPause, [], called: "play/pause", in: "pressPlayPause") }

  private func press(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, called name: String, in verb: String
  ) throws(ViewHostError) {
    let actions = try screen(verb).keyActions
    var isTaken = false
    func send(_ phase: KeyPress.Phases) {
      let press = KeyPress(phase: phase, key: key, characters: String(key.character), modifiers: modifiers)
      for action in actions where action(press) == .handled {
        isTaken = true
        return
      }
    }
    let keys = modifiers.isEmpty ? name : "\(modifiers) \(name)"
    if !actions.isEmpty {
      graph.work(on: "press \(keys)") { send(.down) }
      graph.work(on: "release \(keys)") { send(.up) }
    }
    guard isTaken else {
      throw ViewHostError(
        .notFound,
        actions.isEmpty
          ? "\(verb): no view around what has the focus is told of keys; .onKeyPress has one be told."
          : "\(verb): no view takes the key \(keys), of \(actions.count) that were asked.")
    }
  }
}

extension Screen {
  /// What is done with a key, inner actions first.
  fileprivate var keyActions: [(KeyPress) -> KeyPress.Result] {
    let focus = focusedControl?.place
    var places: [(place: Place, depth: Int)] = []
    for place in outline.landmarks(KeyTrait.self) {
      let context = place.context
      guard isWithinReach(place, context), context.flags.isDisjoint(with: [.hidden, .disabled]),
        focus.map({ $0.isInside(place) }) ?? true
      else { continue }
      places.append((place, Array(place.allAround).count))
    }
    let sorted = places.enumerated().sorted { first, second in
      first.element.depth == second.element.depth
        ? first.offset < second.offset : first.element.depth > second.element.depth
    }
    return sorted.compactMap { entry in
      guard case .trait(let trait) = entry.element.place.content else { return nil }
      return (trait as? KeyTrait)?.act
    }
  }
}
