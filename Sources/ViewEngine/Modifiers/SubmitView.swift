/// A view with an action for the submission of what is in it.
struct SubmitView<Content: View> {
  let content: Content
  /// Nil for a scope that submissions do not leave.
  let _look: Submission?
}

extension SubmitView: _WrapperView {
  static func _render(
    _ look: Submission?, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.apply(SubmitTrait(submission: look), around: content)
  }
}
