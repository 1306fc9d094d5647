extension View {
  /// An action further inside runs before an outer one.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    TraitView(content: self, _look: SubmitTrait(submission: Submission(triggers: triggers, action: action)))
  }
}

/// The controls whose submissions `onSubmit` receives.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The action of a submission.
struct Submission {
  let triggers: SubmitTriggers
  let action: () -> Void
}

/// The submission action of the text controls in it.
struct SubmitTrait: ElementTrait, ElementContextKey {
  let submission: Submission

  /// Inner actions first.
  static var defaultValue: [Submission] { [] }
  func apply(to context: inout ElementContext) { context[SubmitTrait.self].insert(submission, at: 0) }
}
