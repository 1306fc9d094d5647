extension ViewHost {
  /// Runs an accessibility action of a view, as an event.
  ///
  /// - Parameters:
  ///   - action: its name: that of `accessibilityAction(named:)`, or of its kind, such as `escape`.
  ///   - label: what the view is called: its accessibility label, its text, or the texts in it.
  ///   - index: which of those with that label, in the order of declaration; it has to be given if several of them can
  ///     be seen.
  ///   - part: where to look; nil for the whole screen.
  /// - Throws: `ViewHostError` if there is no such view or action or more than one, or it is hidden or disabled.
  public func perform(_ action: String, on label: String, at index: Int? = nil, in part: Element? = nil) throws {
    let (screen, part) = try look(in: part, "perform")
    let offered = screen.accessibilityActions.filter { part.contains($0.place) }
    let matching = offered.filter { $0.action.name == action && $0.label == label }
    guard !matching.isEmpty else {
      let known = offered.map { "\"\($0.action.name)\" on \(NameList.quoted($0.label))" }
      let list = NameList(known, near: "\"\(action)\" on \"\(label)\"", quoting: false)
      throw adding(
        whatIsAtWork,
        to: ViewHostError(
          .notFound,
          "perform: there is no accessibility action \(NameList.quoted(action)) on \(NameList.quoted(label))\(part.phrase). "
            + (list.isEmpty ? "There is none at all." : "What is there: \(list).")))
    }
    let match = try screen.choose(
      from: matching, "view", label, at: index, in: part, "perform", \.place, \.place.context)
    try screen.checkUse(of: match.place, "perform", "view", label)
    graph.work(on: "perform \(action) on \(label)") { match.action.run() }
  }
}

extension Screen {
  /// What those who do not see the elements within reach can do with them, inner actions first.
  fileprivate var accessibilityActions: [(action: AccessibilityAction, place: Place, label: String)] {
    var actions: [(action: AccessibilityAction, place: Place, label: String)] = []
    walkWithinReach { element, walk in
      guard !walk.context.flags.contains(.away), walk.hasTraits, let place = walk.place else { return .into }
      for case let action as AccessibilityAction in walk.traits {
        actions.append((action, place, label(of: element, at: place, called: walk.label)))
      }
      return .into
    }
    return actions
  }
}
