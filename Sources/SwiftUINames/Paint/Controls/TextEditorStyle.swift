#if !canImport(Darwin)
  public import ViewEngine

  extension Text {
    /// The size of a text beside others.
    public struct Scale: Hashable, Sendable {
      let name: String
      public static let `default` = Scale(name: "default")
      public static let secondary = Scale(name: "secondary")
    }
    /// Without effect: a host draws no text.
    public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  }

  /// When the bar of a tab view gets smaller.
  public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let never = TabBarMinimizeBehavior(name: "never")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  }

  /// Whether a held button acts again and again; kept in the tree.
  public struct ButtonRepeatBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
  }

  /// Whether a container opens while something is dragged over it; kept in the tree.
  public struct SpringLoadingBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
  }

  /// How much a badge stands out; kept in the tree.
  public struct BadgeProminence: Hashable, Sendable {
    let name: String
    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
    public static let decreased = BadgeProminence(name: "decreased")
  }

  /// The look of text editors; kept in the tree.
  public protocol TextEditorStyle: _PaintedStyle {}
  /// The platform's usual look.
  public struct AutomaticTextEditorStyle: TextEditorStyle { public nonisolated init() {} }
  /// A look without decoration.
  public struct PlainTextEditorStyle: TextEditorStyle { public nonisolated init() {} }
  /// A look with a round border.
  public struct RoundedBorderTextEditorStyle: TextEditorStyle { public nonisolated init() {} }

  extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public nonisolated static var automatic: AutomaticTextEditorStyle { .init() }
  }
  extension TextEditorStyle where Self == PlainTextEditorStyle {
    public nonisolated static var plain: PlainTextEditorStyle { .init() }
  }
  extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    public nonisolated static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
  }

  extension View {
    /// Keeps the style in the tree.
    public nonisolated func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
      painted("textEditorStyle", style)
    }
    /// Keeps the scale in the tree.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
      painted("textScale", isEnabled ? scale.name : "default")
    }
    /// Keeps the behaviour in the tree.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
      painted("tabBarMinimizeBehavior", behavior.name)
    }
    /// Puts the views below the tabs, as an overlay.
    public nonisolated func tabViewBottomAccessory<Accessory: View>(
      @ViewBuilder content: () -> Accessory
    ) -> some View { overlay(alignment: .bottom, content: content) }
    /// Keeps the behaviour in the tree.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
      painted("buttonRepeatBehavior", behavior.name)
    }
    /// Keeps the behaviour in the tree.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
      painted("springLoadingBehavior", behavior.name)
    }
    /// Keeps the prominence in the tree.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
      painted("badgeProminence", prominence.name)
    }
    /// Keeps the flag in the tree.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
      painted("symbolEffectsRemoved", "\(isEnabled)")
    }
    /// Keeps the visibility in the tree.
    public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
      painted("navigationLinkIndicatorVisibility", "\(visibility)")
    }
    /// Keeps the modifier in the tree; no key is held, so that the action never runs.
    public nonisolated func onModifierKeysChanged(
      mask: EventModifiers = .all, initial: Bool = true,
      _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { painted("onModifierKeysChanged") }
  }
#endif
