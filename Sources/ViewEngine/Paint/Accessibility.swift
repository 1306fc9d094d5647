extension View {
  /// Names the view for those who do not see it. It is what a host finds a control by; a view without a text
  /// of its own has the label among the host's `texts`.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    called(label.content)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Characters: StringProtocol>(_ label: Characters) -> some View {
    called(Text(label).content)
  }

  /// Names the view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    painted("accessibilityIdentifier", identifier)
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    painted("accessibilityHint", hint.content)
  }

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
