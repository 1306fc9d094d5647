extension ViewHost {
  /// Goes back from the page that a navigation stack shows; of several stacks, the innermost or last.
  ///
  /// - Throws: `ViewHostError` if no stack within reach shows a page above its root, or the page hides its back
  ///   button.
  public func back() throws {
    let screen = try screen("back")
    guard let place = screen.backPlace, case .back(let action) = screen.shown[place].element.control else {
      throw ViewHostError(.notFound, "back: no navigation stack on screen shows a page above its root.")
    }
    try screen.checkUse(of: place, "back", "page of the navigation stack")
    if screen.hidesBackButton(place) {
      throw ViewHostError(.disabled, "back: the page hides its back button, by .navigationBarBackButtonHidden.")
    }
    graph.work(on: "back") { action() }
  }
}

extension Screen {
  /// Where the innermost stack is that has a page to go back from.
  var backPlace: Int? {
    shown.indices.last { place in
      if case .back = shown[place].element.control { shown[place].away == nil } else { false }
    }
  }

  func hidesBackButton(_ stack: Int) -> Bool {
    contents(of: stack).contains { $0.away == nil && $0.attribute(.navigationBarBackButtonHidden) != nil }
  }
}
