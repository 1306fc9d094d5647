extension ViewHost {
  /// Dismisses the topmost sheet, like a swipe down, or the topmost dialog, like a tap beside it.
  /// - Throws: `ViewHostError` if no sheet is on screen, or the topmost presentation cannot be dismissed.
  public func dismissSheet(fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) {
      let screen = try screen("dismissSheet")
      guard let place = screen.top, let sheet = screen.cover as? ModalControl else {
        throw ViewHostError(
          .notFound, "dismissSheet", "no sheet is presented",
          toFix: BackControl.innermost(in: screen.index.landmarks(BackControl.self)) == nil
            ? "perform the event that presents it first" : "call goBack() to leave the page")
      }
      if let obstacle = sheet.obstacleToDismissal(at: place) {
        throw ViewHostError(
          .disabled, "dismissSheet", obstacle.reason, details: screen.controls(ending: sheet, at: place),
          toFix: obstacle.advice)
      }
      graph.work(on: "dismiss sheet") { sheet.modal.end() }
    }
  }
}

extension ModalControl: CoveringControl {
  package var coverName: String { modal.description }
  package var dismissalCall: String { "call dismissSheet()" }
  package var endingVerb: any ElementVerb.Type { Tap.self }

  package func obstacleToDismissal(at place: Place) -> DismissalObstacle? {
    // A dialog can be left without a choice: by a tap beside it, or by the button that systems add. An alert cannot.
    if modal.kind == .alert {
      return DismissalObstacle(
        "only its buttons end the \(modal.description)", "tap one of its buttons", endsByAnyButton: true)
    }
    if modal.kind == .cover {
      return DismissalObstacle("only its content ends the \(modal.description)", "use the control that ends it")
    }
    let keepsItself = place.landmarks(KeepsUp.self).contains { $0.isInside(place) }
    let obstacle = DismissalObstacle(
      "the .interactiveDismissDisabled modifier in the \(modal.description) keeps it up",
      "use the control that ends it, or remove .interactiveDismissDisabled")
    return keepsItself ? obstacle : nil
  }
}

extension DismissSheet: PerformedVerb {
  static func perform(_ on: Call, _: NoInput) throws { try on.host.dismissSheet() }
}

extension ViewHost.Step {
  /// Swipes the topmost sheet down.
  public static var dismissSheet: Self { Self(DismissSheet.self) }
}
