/// What makes a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What is done when something is submitted.
struct Submission {
  let triggers: SubmitTriggers
  let action: () -> Void
}

/// Says what the submission of the text controls in it does.
struct SubmitTrait: ElementTrait, ElementContextKey {
  /// Nil to keep submissions from what is around.
  let submission: Submission?

  /// Inner actions first.
  static var defaultValue: [Submission] { [] }

  func apply(to context: inout ElementContext) {
    if let submission { context[SubmitTrait.self].insert(submission, at: 0) } else { context[SubmitTrait.self] = [] }
  }
}

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
