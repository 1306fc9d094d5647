#if !canImport(Darwin)
  public import ViewEngine

  // Values that no modifier of the engine sets. A test sets them.

  private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
  private struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
  private struct ButtonRepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
  private struct SpringLoadingKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
  private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
  private struct ContentGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private struct HoverEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private struct ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
  private struct ImageViewerKey: EnvironmentKey { static var defaultValue: Bool { false } }

  extension EnvironmentValues {
    /// The order of a menu's items; automatic unless a test sets it.
    public var menuOrder: MenuOrder {
      get { self[MenuOrderKey.self] }
      set { self[MenuOrderKey.self] = newValue }
    }
    /// How much badges stand out; standard unless a test sets it.
    public var badgeProminence: BadgeProminence {
      get { self[BadgeProminenceKey.self] }
      set { self[BadgeProminenceKey.self] = newValue }
    }
    /// Whether a held button repeats; automatic unless a test sets it.
    public var buttonRepeatBehavior: ButtonRepeatBehavior { self[ButtonRepeatKey.self] }
    /// Whether a drag opens what it is held over; automatic unless a test sets it.
    public var springLoadingBehavior: SpringLoadingBehavior { self[SpringLoadingKey.self] }
    /// How changing content moves; nothing moves.
    public var contentTransition: ContentTransition {
      get { self[ContentTransitionKey.self] }
      set { self[ContentTransitionKey.self] = newValue }
    }
    /// Whether content is drawn as one picture during a transition; nothing is drawn.
    public var contentTransitionAddsDrawingGroup: Bool {
      get { self[ContentGroupKey.self] }
      set { self[ContentGroupKey.self] = newValue }
    }
    /// Whether the focus is drawn; true unless a test sets it.
    public var isFocusEffectEnabled: Bool {
      get { self[FocusEffectKey.self] }
      set { self[FocusEffectKey.self] = newValue }
    }
    /// Whether a pointer changes the look; true unless a test sets it.
    public var isHoverEffectEnabled: Bool {
      get { self[HoverEffectKey.self] }
      set { self[HoverEffectKey.self] = newValue }
    }
    /// The shortcut of the enclosing control; always nil.
    public var keyboardShortcut: KeyboardShortcut? { self[ShortcutKey.self] }
    /// Whether the system has a viewer for pictures; always false.
    public var supportsImageViewer: Bool { self[ImageViewerKey.self] }
  }
#endif
