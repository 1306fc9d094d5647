/// What is done when something is submitted.
struct Submission {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension View {
  /// Runs `action` when a text control in the view is submitted, or its search field; an action further inside runs before it.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    SubmitView(content: self, _look: Submission(triggers: triggers, action: action))
  }

  /// Keeps submissions in the view from the actions around it.
  ///
  /// - Parameter isBlocking: whether it does.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    SubmitView(content: self, _look: isBlocking ? nil : Submission(triggers: [], action: {}))
  }
}
