/// Has controls react, or not, as the environment at a place says now.
struct EnablingTrait: ElementTrait {
  let scope: _EnvironmentScope

  func apply(to context: inout ElementContext) {
    guard let isEnabled = scope.isEnabledHere else { return }
    if isEnabled { context.flags.remove(.disabled) } else { context.flags.insert(.disabled) }
  }

  func attributes(in context: ElementContext) -> [_Attribute] {
    scope.isEnabledHere == false && !context.flags.contains(.disabled) ? [_Attribute("disabled")] : []
  }
}

/// Says with an attribute that what is in it is not read, seen, enabled or touched.
struct PresenceTrait: ElementTrait {
  let flags: ElementContext.Flags
  /// How the tree says so; nil if it does not.
  var attribute: _Attribute?
  /// What says so, for messages.
  var modifier: String?

  static let hidden = PresenceTrait(flags: .hidden, attribute: _Attribute("hidden"), modifier: "hidden")
  static let unread = PresenceTrait(flags: .unread)
  static let disabled = PresenceTrait(flags: .disabled, attribute: _Attribute("disabled"))
  static let untouchable = PresenceTrait(flags: .untouchable, attribute: _Attribute(.allowsHitTesting, "false"))

  func apply(to context: inout ElementContext) { context.flags.formUnion(flags) }

  func attributes(in context: ElementContext) -> [_Attribute] {
    guard let attribute, flags != .disabled || !context.flags.contains(.disabled) else { return [] }
    return [attribute]
  }
}

extension String {
  static let allowsHitTesting = "allowsHitTesting"
}

extension _Rendering {
  /// Writes down what names a control, and is not read as a text of its own.
  func leaveUnread(_ content: () -> Void) { apply(PresenceTrait.unread, around: content) }

  /// Has the elements of `content` carry an attribute.
  package func decorate(_ attribute: _Attribute, around content: () -> Void) { apply(attribute, around: content) }
}
