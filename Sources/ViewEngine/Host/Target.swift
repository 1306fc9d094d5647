/// What a verb of a host is applied to.
enum Target {
  /// The control with that label in a part of the screen, or the one at that index among several.
  case labelled(String, at: Int?, in: ViewHost.Element?)
  /// What a look-up has found.
  case found(ViewHost.Element)
}

/// What a verb is to be done to, on the screen that it was found on.
struct Located<Action> {
  let screen: Screen
  let place: Place
  let label: String
  /// How it is done.
  let action: Action
}

extension ViewHost {
  /// Finds what a verb is applied to, if a person could use it now.
  ///
  /// - Parameter name: what the host's method is called, if not as the verb.
  func locate<Done: Verb>(
    _ verb: Done.Type, _ target: Target, as name: String = Done.kind.rawValue
  ) throws(ViewHostError) -> Located<Done.Action> {
    switch target {
    case .labelled(let label, let index, let part):
      if let index, part == nil, let found = findOffered(verb, label, at: index) {
        let (screen, match) = found
        try screen.checkUse(of: match.place, in: match.context, name, verb.noun, label)
        return Located(screen: screen, place: match.place, label: label, action: match.action)
      }
      let (screen, part) = try look(in: part, name)
      do throws(ViewHostError) {
        return try screen.locate(verb, label, at: index, in: part, as: name)
      } catch {
        throw adding(whatIsAtWork, to: error)
      }
    case .found(let element):
      let (screen, place) = try element.resolve(name)
      return try screen.locate(verb, in: place, element.description, as: name)
    }
  }

  /// What a tap does on a button of which nothing is said, if it was offered when somebody last looked at the screen, and
  /// nothing has happened since.
  // NB: apart from `locate`, for to hand on what that finds takes longer than the whole look-up.
  func offeredTap(_ label: String, at index: Int) -> (() -> Void)? {
    guard hasNotChanged, let outline = outlines.known else { return nil }
    return outline.looks.tapped(label, at: index, in: graph.frame)
  }

  /// Whether nothing has happened since the end of the last frame, and something can happen now.
  // NB: what is pending is not worked on here: it would be again by those who look for the rest.
  private var hasNotChanged: Bool {
    graph.hasRoot && whyNotNow == nil && graph.queue.isEmpty && !graph.isEvaluating
  }

  /// Finds what a verb is applied to among what was offered when somebody last looked at the screen, if nothing has
  /// happened since.
  private func findOffered<Done: Verb>(
    _ verb: Done.Type, _ label: String, at index: Int
  ) -> (screen: Screen, match: Screen.Match<Done>)? {
    guard hasNotChanged, let outline = outlines.known,
      let (screen, place) = outline.looks.find(verb.kind, label, at: index, in: graph.frame, on: outline),
      let match = screen.match(verb, at: place)
    else { return nil }
    return (screen, match)
  }

  /// The screen as it is now, and a part of it.
  func look(in part: Element?, _ name: String) throws(ViewHostError) -> (screen: Screen, part: Part) {
    guard let part else { return (try screen(name), .screen) }
    guard part.host === self else {
      throw ViewHostError(
        .notFound, "\(name): the element that was found by \(part.description) is one of another host.")
    }
    let (screen, place) = try part.resolve(name)
    return (screen, Part(place: place, description: part.description))
  }

  /// What is missing may yet come, if something is at work, and may be scrolled away.
  func adding(_ note: String?, to error: ViewHostError) -> ViewHostError {
    guard error.reason == .notFound else { return error }
    let notes = [error.description, note, graph.screen?.whatIsScrolledAway].compactMap(\.self)
    return ViewHostError(.notFound, notes.joined(separator: " "))
  }
}
