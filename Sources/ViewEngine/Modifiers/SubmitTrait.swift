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
