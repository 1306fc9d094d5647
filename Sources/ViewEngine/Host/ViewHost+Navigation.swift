extension ViewHost {
  /// Goes back from the page that a navigation stack shows; of several stacks, the innermost or last.
  ///
  /// - Throws: `ViewHostError` if no stack within reach shows a page above its root, or the page hides its back
  ///   button.
  public func back() throws {
    let screen = try screen("back")
    guard let place = screen.backPlace, let back = place.element?.control as? BackControl else {
      throw ViewHostError(.notFound, "back: no navigation stack on screen shows a page above its root.")
    }
    try screen.checkUse(of: place, "back", "page of the navigation stack")
    if screen.hidesBackButton(place) {
      throw ViewHostError(.disabled, "back: the page hides its back button, by .navigationBarBackButtonHidden.")
    }
    graph.work(on: "back") { back.action() }
  }
}

extension Screen {
  /// Where the innermost stack is that has a page to go back from.
  var backPlace: Place? { outline.landmarks(BackControl.self).last { !$0.isAway } }

  func hidesBackButton(_ stack: Place) -> Bool {
    outline.landmarks(HidesBackButton.self).contains { $0.isInside(stack) && !$0.isAway }
  }
}

/// Goes back from the page that a navigation stack shows.
enum Back: Verb {
  typealias Action = () -> Void
  static var kind: Interaction.Kind { .back }
  static var noun: String { "page of the navigation stack" }
  static var takesLabel: Bool { false }
  static func advice(_ label: String) -> String { "back() leaves it" }
  static var takesIndex: Bool { false }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "go back" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.back()
  }
}

extension Interaction.Kind {
  public static let back = Interaction.Kind("back")
}

extension ViewHost.Step {
  /// Goes back from the page that a navigation stack shows.
  public static var back: Self { Self(Back.self) }
}
