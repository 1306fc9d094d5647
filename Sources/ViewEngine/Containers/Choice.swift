/// A selection among views with tags.
final class Choice {
  let isRead: Bool
  let isChosen: (TagValue) -> Bool
  /// The action of a tap on a tag; nil if a tap selects nothing, and then only the selected view is read.
  let tapping: ((TagValue) -> (() -> Void)?)?

  init(isRead: Bool = true, isChosen: @escaping (TagValue) -> Bool, tapping: ((TagValue) -> (() -> Void)?)? = nil) {
    (self.isRead, self.isChosen, self.tapping) = (isRead, isChosen, tapping)
  }
}

enum ChoiceKey: ElementContextKey { static var defaultValue: Choice? { nil } }

/// Makes the tags in it options of a selection; nil for none.
struct ChoiceTrait: ElementTrait {
  let choice: Choice?
  func apply(to context: inout ElementContext) { if let choice { context[ChoiceKey.self] = choice } }
}

/// Gives the elements in it a selection tag, if there is a selection.
protocol TagTrait: ElementTrait {
  /// The tag, inside or outside of a selection.
  @MainActor func tag(amongChoices: Bool) -> TagValue?
}

@MainActor
extension TagTrait {
  func apply(to context: inout ElementContext) { choose(in: &context) }

  func choose(in context: inout ElementContext) {
    guard let choice = context[ChoiceKey.self], choice.tapping == nil, let tag = tag(amongChoices: true) else { return }
    if choice.isChosen(tag), choice.isRead {
      context.flags.remove(.unread)
    } else {
      context.flags.insert(.unread)
    }
  }

  func tag(in context: ElementContext) -> TagValue? { tag(amongChoices: context[ChoiceKey.self] != nil) }

  func attributes(in context: ElementContext) -> [_Attribute] {
    let choice = context[ChoiceKey.self]
    guard let tag = tag(amongChoices: choice != nil) else { return [] }
    let attribute = _Attribute(.tag, "\(tag)")
    return choice?.isChosen(tag) ?? false ? [attribute, _Attribute("selected")] : [attribute]
  }

  func control(in context: ElementContext) -> (any Control)? {
    guard let choice = context[ChoiceKey.self], let tapping = choice.tapping, let tag = tag(amongChoices: true) else {
      return nil
    }
    return tapping(tag).map { ButtonControl(action: $0) }
  }
}
