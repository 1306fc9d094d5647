extension ViewHost {
  /// Takes the topmost sheet away, as a person does by swiping it down; a dialog, by a tap beside it.
  ///
  /// - Throws: `ViewHostError` if no sheet is up, or the topmost presentation is not to be ended that way.
  public func dismissSheet() throws {
    let screen = try screen("dismissSheet")
    guard let place = screen.top, let modal = (place.element?.control as? ModalControl)?.modal else {
      throw ViewHostError(.notFound, "dismissSheet: no sheet is up.")
    }
    if let obstacle = screen.obstacle(toDismissing: modal, at: place) {
      throw ViewHostError(.disabled, "dismissSheet: \(obstacle).")
    }
    graph.work(on: "dismiss sheet") { modal.end() }
  }
}

extension Screen {
  /// Why a person cannot swipe a presentation away; nil if nothing stands against it.
  func obstacle(toDismissing modal: Modal, at place: Place) -> String? {
    // A dialog can be left without a choice, as an alert cannot: by a tap beside it, or by the button that systems add.
    if modal.kind == .alert { return "the \(modal.description) is up, which only its buttons end" }
    if modal.kind == .cover { return "a full-screen cover is up, which only its content ends" }
    let keepsItself = outline.landmarks(KeepsUp.self).contains { $0.isInside(place) }
    return keepsItself ? "the \(modal.description) is kept up by the .interactiveDismissDisabled modifier in it" : nil
  }
}

/// Takes the topmost sheet away.
enum DismissSheet: Verb {
  typealias Action = () -> Void
  static var kind: Interaction.Kind { .dismissSheet }
  static var noun: String { "sheet" }
  static var takesLabel: Bool { false }
  static func advice(_ label: String) -> String { "dismissSheet() takes it away" }
  static var takesIndex: Bool { false }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "swipe the sheet down" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.dismissSheet()
  }
}

extension Interaction.Kind {
  public static let dismissSheet = Interaction.Kind("dismissSheet")
}

extension ViewHost.Step {
  /// Swipes the topmost sheet down.
  public static var dismissSheet: Self { Self(DismissSheet.self) }
}
