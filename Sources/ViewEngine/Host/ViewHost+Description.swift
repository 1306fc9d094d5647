extension ViewHost: CustomStringConvertible {
  /// What there is to see, as the indented lines of `tree`; so `print(host)` shows the screen.
  ///
  /// Off the main actor, during an evaluation and after `dismiss()` it says that there is nothing to see.
  public nonisolated var description: String {
    guard MainActor.isCurrent else { return "ViewHost (its screen is to be seen on the main actor only)" }
    return MainActor.assumeIsolated { screenDescription }
  }

  private var screenDescription: String {
    if graph.root == nil { return "ViewHost (dismissed)" }
    guard let screen = screen() else { return "ViewHost (a body is being evaluated)" }
    let tree = screen.tree
    return tree.isEmpty ? "ViewHost (nothing is shown)" : tree
  }
}
