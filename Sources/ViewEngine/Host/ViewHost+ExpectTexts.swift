extension ViewHost {
  /// Checks the texts on screen: `#expect(host.texts == expected)` with an error that names tasks that are still at work.
  ///
  /// - Throws: `ViewHostError` if the texts differ: both lists, and what may still change them.
  public func expectTexts(_ expected: [String]) throws {
    if graph.root == nil {
      throw ViewHostError(.dismissed, "expectTexts: the host was dismissed and shows nothing; make a new one.")
    }
    let shown = texts
    if shown == expected { return }
    let hint = whatIsAtWork.map { "\n\nTo fix, let the host finish before the check. \($0)" } ?? ""
    throw ViewHostError(
      .notReached, "expectTexts: the texts on screen differ.\n  expected: \(expected)\n  on screen: \(shown)\(hint)")
  }
}
