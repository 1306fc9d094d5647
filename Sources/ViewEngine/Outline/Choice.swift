/// What is chosen of several views with tags.
final class Choice {
  /// Whether what is chosen is read.
  let isRead: Bool
  let isChosen: (TagValue) -> Bool
  /// What a tap on a tag does, where that chooses it; only what is chosen is read where it does not.
  let tapping: ((TagValue) -> (() -> Void)?)?

  init(
    isRead: Bool = true, isChosen: @escaping (TagValue) -> Bool, tapping: ((TagValue) -> (() -> Void)?)? = nil
  ) {
    self.isRead = isRead
    self.isChosen = isChosen
    self.tapping = tapping
  }
}

enum ChoiceKey: ElementContextKey { static var defaultValue: Choice? { nil } }

/// Says that a person chooses between the tags in it; nil between none.
struct ChoiceTrait: ElementTrait {
  let choice: Choice?
  func apply(to context: inout ElementContext) { if let choice { context[ChoiceKey.self] = choice } }
}
