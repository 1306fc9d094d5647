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
    let offered = screen.shown.indices.filter {
      screen.isWithinReach($0) && !screen.shown[$0].element.accessibilityActions.isEmpty
    }
    let matching = offered.filter { place in
      screen.label(of: place) == label && screen.action(action, at: place) != nil
    }
    guard !matching.isEmpty else {
      let known = offered.flatMap { place in
        screen.shown[place].element.accessibilityActions.map { "\"\($0.name)\" on \"\(screen.label(of: place))\"" }
      }
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
    try screen.checkUse(of: matching[index], "perform", "view")
    graph.work(on: "perform \(action) on \(label)") { screen.action(action, at: matching[index])?.run() }
  }
}

extension Screen {
  func action(_ name: String, at place: Int) -> AccessibilityAction? {
    shown[place].element.accessibilityActions.first { $0.name == name }
  }
}
