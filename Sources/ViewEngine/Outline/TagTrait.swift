/// What a selection names some elements by, if a person selects there.
protocol TagTrait: ElementTrait {
  /// The tag, where there is a choice or none.
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
