extension ViewHost {
  /// Leaves the top page of the innermost or last navigation stack.
  ///
  /// - Throws: `ViewHostError` if each uncovered stack shows its root, or the page hides its back
  ///   button.
  public func goBack(fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) {
      let screen = try screen("goBack")
      guard let place = BackControl.innermost(in: screen.index.landmarks(BackControl.self)),
        let back = place.element?.control as? BackControl
      else {
        let ending = screen.top.flatMap { top in screen.cover.map { screen.endingAdvice($0, at: top) } }
        throw ViewHostError(
          .notFound, "goBack", "no navigation stack on screen shows a page above its root",
          toFix: ending.map { "end \(screen.coverPhrase): \($0)" }
            ?? "push a page first, such as by a tap on its NavigationLink")
      }
      try screen.checkUse(of: place, "goBack", "page of the navigation stack")
      if BackControl.isHidden(in: place) {
        throw ViewHostError(
          .disabled, "goBack", "the page has no back button: .navigationBarBackButtonHidden applies to it",
          toFix: "use the page's own control")
      }
      graph.work(on: "back") { back.action() }
    }
  }
}

extension BackControl {
  /// The innermost stack on screen with a page above its root. `stacks`: all of them, in declaration order.
  @MainActor static func innermost(in stacks: [Place]) -> Place? { stacks.last { !$0.isOffScreen } }

  /// Whether the page of a stack hides its back button.
  @MainActor static func isHidden(in stack: Place) -> Bool {
    stack.landmarks(HidesBackButton.self).contains { $0.isInside(stack) && !$0.isOffScreen }
  }
}

struct CoveredPage: OffScreenReason {
  func control(showing content: Place) -> Place? { nil }
  func phrase(_ label: String) -> String { "on a page that a later page covers" }
  func advice(_ label: String) -> String { "leave the later pages first: goBack()" }
}

extension GoBack: PerformedVerb { static func perform(_ on: Call, _: NoInput) throws { try on.host.goBack() } }

extension ViewHost.Step {
  /// Leaves the top page of a navigation stack.
  public static var goBack: Self { Self(GoBack.self) }
}
