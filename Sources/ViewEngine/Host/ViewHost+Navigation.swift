extension ViewHost {
  /// Goes back from the page that a navigation stack shows; of several stacks, the innermost or last.
  ///
  /// - Throws: `ViewHostError` if no stack within reach shows a page above its root, or the page hides its back
  ///   button.
  public func back() throws {
    let screen = try screen("back")
    let (place, action) = try screen.back()
    if screen.contents(of: place).contains(where: { $0.attribute(.navigationBarBackButtonHidden) != nil }) {
      throw ViewHostError(.disabled, "back: the page hides its back button, by .navigationBarBackButtonHidden.")
    }
    graph.work(on: "back") { action() }
  }
}

extension Screen {
  /// The innermost stack within reach that has a page to go back from, and how.
  fileprivate func back() throws(ViewHostError) -> (place: Int, action: () -> Void) {
    for place in shown.indices.reversed() {
      guard case .back(let action) = shown[place].element.control, shown[place].away == nil else { continue }
      try checkUse(of: place, "back", "page of the navigation stack")
      return (place, action)
    }
    throw ViewHostError(.notFound, "back: no navigation stack on screen shows a page above its root.")
  }
}
