extension ViewHost: CustomStringConvertible {
  /// The lines of `tree`, so that `print(host)` shows the screen.
  ///
  /// Off the main actor, during an evaluation and after `end()`, the text is the reason why there is no screen.
  public nonisolated var description: String {
    guard MainActor.isCurrent else { return "ViewHost (its screen can be read only on the main actor)" }
    return MainActor.assumeIsolated { screenDescription }
  }

  private var screenDescription: String {
    if graph.root == nil { return "ViewHost (ended)" }
    guard let screen = screen() else { return "ViewHost (a body is being evaluated)" }
    let tree = screen.tree
    return tree.isEmpty ? "ViewHost (nothing is shown)" : tree
  }
}

extension ViewHost {
  /// Compares the texts on screen, like `#expect(host.texts == expected)`. The error also names unfinished tasks. For a
  /// part, the error shows the found texts, which `#expect(try host.row("Tea").texts == expected)` does not.
  ///
  /// - `expected`: the texts in the order of declaration.
  /// - Throws: `ViewHostError` with both lists, and with the pending work that may still change them.
  public func expectTexts(
    _ expected: [String], in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) {
      if graph.root == nil { throw ViewHostError.dismissed("expectTexts") }
      let shown = try part?.texts ?? texts
      let place = part.map { "in the \($0.description)" } ?? "on screen"
      if shown == expected { return }
      let work = pendingWork
      throw ViewHostError(
        .notReached, "expectTexts", "the texts \(place) differ",
        details: ["expected: \(expected)", "\(place): \(shown)"] + work,
        toFix: work.isEmpty
          ? "correct the expected texts, or perform the event that shows them first"
          : "let the host finish before the check, or correct the expected texts")
    }
  }
}
