extension View {
  /// Runs `action` when a text control in the view is submitted, or its search field; an action further inside runs
  /// before it.
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

/// The controls whose submissions `onSubmit` receives.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The action of a submission.
struct Submission {
  let triggers: SubmitTriggers
  let action: () -> Void
}

/// A view with an action for submissions of its content.
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

/// The submission action of the text controls in it.
struct SubmitTrait: ElementTrait, ElementContextKey {
  /// Nil to keep submissions from the enclosing views.
  let submission: Submission?

  /// Inner actions first.
  static var defaultValue: [Submission] { [] }

  func apply(to context: inout ElementContext) {
    if let submission { context[SubmitTrait.self].insert(submission, at: 0) } else { context[SubmitTrait.self] = [] }
  }
}
