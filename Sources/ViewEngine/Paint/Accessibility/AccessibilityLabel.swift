extension View {
  /// Names the view for people who do not see it. A host finds a control by it, and lists it in `texts`.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { called(label.content) }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Characters: StringProtocol>(_ label: Characters) -> some View {
    called(Text(label).content)
  }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    painted("accessibilityIdentifier", identifier)
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> some View { painted("accessibilityHint", hint.content) }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<Characters: StringProtocol>(_ hint: Characters) -> some View {
    painted("accessibilityHint", Text(hint).content)
  }

  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    painted("accessibilityValue", value.content)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<Characters: StringProtocol>(_ value: Characters) -> some View {
    painted("accessibilityValue", Text(value).content)
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    painted("accessibilityHidden", hidden ? nil : "false")
  }
}

/// The forms of earlier releases, in each of which one modifier says one thing.
extension View {
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}

/// A view with a name for people who do not see it.
struct AccessibilityLabelView<Content: View> {
  let content: Content
  let _look: AccessibilityLabelTrait
}

extension AccessibilityLabelView: _WrapperView {
  static func _render(_ look: AccessibilityLabelTrait, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(look, around: content)
  }
}

/// The name of the elements in it.
struct AccessibilityLabelTrait: ElementTrait {
  let name: String
  var label: String? { name }
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("accessibilityLabel", name)] }
}

extension View {
  @_spi(AppleNames) public nonisolated func called(_ name: String) -> some View {
    AccessibilityLabelView(content: self, _look: AccessibilityLabelTrait(name: name))
  }
}
