/// The element that a verb acts on.
enum Target {
  /// The control with a label in a part of the screen; of several, the one at an index.
  case labelled(String, at: Int?, in: ViewHost.Element?)
  case found(ViewHost.Element)

  /// The label, or the look-up, for messages.
  @MainActor var name: String {
    switch self {
    case .labelled(let label, _, _): label
    case .found(let element): element.description
    }
  }
}

extension ViewHost {
  /// Finds the element that a verb acts on, if a person could use it now. `name`: the host's method, for messages.
  func locate<Done: Verb>(
    _ verb: Done.Type, _ target: Target, as name: String = Done.method
  ) throws(ViewHostError) -> Located<Done.Action> {
    switch target {
    case .labelled(let label, let index, let part):
      if let index, part == nil, let found = findCached(verb, label, at: index) {
        let (screen, match) = found
        try screen.checkUse(of: match.place, in: match.context, name, verb.noun, label)
        return Located(screen: screen, place: match.place, label: label, action: match.action)
      }
      let (screen, part) = try screen(in: part, name)
      do throws(ViewHostError) {
        return try screen.locate(verb, label, at: index, in: part, as: name)
      } catch {
        if error.reason == .ambiguous, !screen.renderTree.tellsRowsApart {
          // Again, now with an entry for each row, so that the message can name the rows.
          _ = try self.screen(name, showingRows: true)
          return try locate(verb, target, as: name)
        }
        throw addingPendingWork(to: error)
      }
    case .found(let element):
      let (screen, place) = try element.resolve(name)
      return try screen.locate(verb, in: place, element.description, as: name)
    }
  }

  /// The action of a plain button, if it was available in the last snapshot and nothing has happened since.
  // Apart from `locate`, because to return what that finds takes longer than this look-up.
  func cachedButton<Done: Verb>(_ verb: Done.Type, _ label: String, at index: Int) -> (() -> Void)? {
    hasNotChanged ? screens.actions.button(verb.kind, label, at: index, in: graph.frame) : nil
  }

  /// Whether nothing has happened since the end of the last frame, and an event is allowed now.
  // Pending updates are not applied here, because the full look-up does that.
  private var hasNotChanged: Bool {
    graph.hasRoot && whyNotNow("") == nil && graph.queue.isEmpty && !graph.isEvaluating
  }

  /// Finds the element among the available actions of the last snapshot, if nothing has happened since.
  private func findCached<Done: Verb>(
    _ verb: Done.Type, _ label: String, at index: Int
  ) -> (screen: Screen, match: Screen.Match<Done>)? {
    guard hasNotChanged, let tree = screens.known,
      let (screen, place) = screens.actions.find(verb.kind, label, at: index, in: graph.frame, of: tree),
      let match = screen.match(verb, at: place)
    else { return nil }
    return (screen, match)
  }

  func screen(in part: Element?, _ name: String) throws(ViewHostError) -> (screen: Screen, part: Part) {
    guard let part else { return (try screen(name), .screen) }
    guard part.host === self else {
      throw ViewHostError(
        .notFound, name, "the element that was found by \(part.description) belongs to a different host",
        toFix: "find the part with the host that performs the verb, as in host.row(\"…\")")
    }
    let (screen, place) = try part.resolve(name)
    return (screen, Part(place: place, description: part.description))
  }

  /// Adds why an element is missing: it may still come, or be scrolled away.
  func addingPendingWork(to error: ViewHostError) -> ViewHostError {
    guard error.reason == .notFound else { return error }
    let screen = graph.screen
    let scrolledAway = screen?.rowsScrolledAway ?? []
    let full = error.adding(pendingWork + scrolledAway + (screen?.presentationsOffScreen ?? []))
    return scrolledAway.isEmpty ? full : full.fixedFirst(by: "scroll to its row")
  }
}
