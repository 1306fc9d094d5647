extension ViewHost {
  /// Presses a key and releases it, in two events. The actions of `onKeyPress` and `onExitCommand` run, inner ones
  /// before outer ones, until one handles the key.
  ///
  /// Only actions around the focused view run; without a focus, all actions that are not covered (our choice).
  ///
  /// - `modifiers`: the modifier keys that are held.
  /// - `key`: the key to press.
  /// - Throws: `ViewHostError` if no view handles the key.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = [], fileID: String = #fileID, line: Int = #line)
    throws
  {
    try called(from: fileID, line) { try press(key, modifiers) }
  }

  private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) throws(ViewHostError) {
    let actions = try screen("press").keyActions
    var isTaken = false
    func send(_ phase: KeyPress.Phases) {
      let press = KeyPress(phase: phase, key: key, characters: String(key.character), modifiers: modifiers)
      for action in actions where action(press) == .handled {
        isTaken = true
        return
      }
    }
    let keys = modifiers.isEmpty ? "\(key)" : "\(modifiers) \(key)"
    if !actions.isEmpty {
      graph.work(on: "press \(keys)") { send(.down) }
      graph.work(on: "release \(keys)") { send(.up) }
    }
    guard isTaken else {
      if actions.isEmpty {
        throw ViewHostError(
          .notFound, "press", "no view around the focus handles keys", toFix: "add .onKeyPress to a view around it")
      }
      let handlers = actions.count == 1 ? "One key handler" : "\(actions.count) key handlers"
      throw ViewHostError(
        .notFound, "press", "no view takes the key \(keys)", details: ["\(handlers) ignored it."],
        toFix: "return .handled for this key from a handler around the focus")
    }
  }
}

extension Screen {
  /// The actions that receive a key, inner ones first.
  fileprivate var keyActions: [(KeyPress) -> KeyPress.Result] {
    let focus = focusedControl?.place
    var places: [(place: Place, depth: Int)] = []
    for place in index.landmarks(KeyTrait.self) {
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
