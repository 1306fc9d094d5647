extension ViewHost {
  /// Runs an accessibility action of a view, as an event.
  ///
  /// - Parameters:
  ///   - action: its name: that of `accessibilityAction(named:)`, or of its kind, such as `escape`.
  ///   - label: what the view is called: its accessibility label, its text, or the texts in it.
  ///   - index: which of those with that label.
  /// - Throws: `ViewHostError` if there is no such view or action, or it is hidden or disabled.
  public func perform(_ action: String, on label: String, at index: Int = 0) throws {
    let screen = try screen("perform")
    let offered = screen.accessibilityActions
    let matching = offered.filter { $0.action.name == action && $0.label == label }
    guard !matching.isEmpty else {
      let known = offered.map { "\"\($0.action.name)\" on \"\($0.label)\"" }
      throw ViewHostError(
        .notFound,
        "perform: there is no accessibility action \"\(action)\" on \"\(label)\". "
          + (known.isEmpty ? "There is none at all." : "What is there: \(known.joined(separator: ", "))."))
    }
    guard matching.indices.contains(index) else {
      throw ViewHostError(
        .indexOutOfRange,
        "perform: index \(index) was asked for, but there are \(matching.count) of the action \"\(action)\" on "
          + "\"\(label)\".")
    }
    try screen.checkUse(of: matching[index].place, "perform", "view", label)
    graph.work(on: "perform \(action) on \(label)") { matching[index].action.run() }
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
