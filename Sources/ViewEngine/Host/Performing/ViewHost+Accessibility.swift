extension ViewHost {
  /// Runs an accessibility action of a view, as an event.
  ///
  /// - `action`: the name of the action: that of `accessibilityAction(named:)`, or its kind, such as `escape`.
  /// - `label`: the label of the view: its accessibility label, its text, or the texts in it.
  /// - Throws: `ViewHostError` if there is no such view or action or more than one, or it is hidden or disabled.
  public func perform(
    accessibilityAction action: String, on label: String, at index: Int? = nil, in part: Element? = nil,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) {
      let (screen, part) = try screen(in: part, "perform")
      let offered = screen.accessibilityActions.filter { part.contains($0.place) }
      let matching = offered.filter { $0.action.name == action && $0.label == label }
      guard !matching.isEmpty else {
        let known = offered.map { "\"\($0.action.name)\" on \(NameList.quoted($0.label))" }
        let list = NameList(known, near: "\"\(action)\" on \"\(label)\"", quoting: false)
        throw addingPendingWork(
          to: ViewHostError(
            .notFound, "perform",
            "there is no accessibility action \(NameList.quoted(action)) on \(NameList.quoted(label)) \(part.onScreen)",
            details: list.isEmpty ? [] : ["\(part.title): \(list)."],
            toFix: (list.isEmpty ? "add .accessibilityAction to the view" : "use one of these actions")
              + ", or perform the event that shows the view first"))
      }
      let match = try screen.choose(
        from: matching, "view", label, at: index, in: part, "perform", \.place, \.place.context)
      try screen.checkUse(of: match.place, "perform", "view", label)
      graph.work(on: "perform \(action) on \(label)") { match.action.run() }
    }
  }
}

extension Screen {
  /// The accessibility actions of the elements within reach, inner ones first.
  fileprivate var accessibilityActions: [(action: AccessibilityAction, place: Place, label: String)] {
    var actions: [(action: AccessibilityAction, place: Place, label: String)] = []
    walkWithinReach { element, walk in
      guard !walk.context.flags.contains(.offScreen), walk.hasTraits, let place = walk.place else { return .into }
      for case let action as AccessibilityAction in walk.traits {
        actions.append((action, place, label(of: element, at: place, called: walk.label)))
      }
      return .into
    }
    return actions
  }
}
