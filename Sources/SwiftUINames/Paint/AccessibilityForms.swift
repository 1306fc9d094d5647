#if !canImport(Darwin)
  public import ViewEngine

  // Forms of modifiers that can be switched off, and forms whose content is a view.

  extension View {
    /// The label unless it is off. A host finds the control by it then.
    @ViewBuilder
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
      if isEnabled { accessibilityLabel(label) } else { self }
    }
    /// The label unless it is off.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
      accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    /// The label unless it is off.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
      accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
    /// Names the view by the texts in the closure, with commas between them. The closure's argument has the texts of
    /// the view itself.
    @ViewBuilder
    public nonisolated func accessibilityLabel<V: View>(
      @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> some View {
      let label = content(PlaceholderContentView(content: AnyView(self)))
      called(texts(in: label).joined(separator: ", "))
    }
    /// The value unless it is off.
    @ViewBuilder
    public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
      if isEnabled { accessibilityValue(value) } else { self }
    }
    /// The value unless it is off.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
      accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    /// The value unless it is off.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
      accessibilityValue(Text(value), isEnabled: isEnabled)
    }
    /// The hint unless it is off.
    @ViewBuilder
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
      if isEnabled { accessibilityHint(hint) } else { self }
    }
    /// The hint unless it is off.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
      accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }
    /// The hint unless it is off.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
      accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
    /// Hidden, unless that is off.
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
      accessibilityHidden(hidden && isEnabled)
    }
    /// The identifier unless it is off.
    @ViewBuilder
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
      if isEnabled { accessibilityIdentifier(identifier) } else { self }
    }
    /// Kept in the render tree.
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
      _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
    ) -> some View { painted("accessibilityCustomContent", "\(value)") }
    /// Kept in the render tree.
    public nonisolated func accessibilityCustomContent(
      _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
      importance: AXCustomContentImportance = .default
    ) -> some View { painted("accessibilityCustomContent") }
    /// Kept in the render tree; nothing is shown large.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
      @ViewBuilder _ largeContentView: () -> V
    ) -> some View { painted("accessibilityShowsLargeContentViewer") }
    /// Kept in the render tree; nothing is dragged by an assistive technology.
    public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
      painted("accessibilityDragPoint")
    }
    /// Kept in the render tree; nothing is dragged by an assistive technology.
    public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
      painted("accessibilityDragPoint")
    }
    /// Kept in the render tree; nothing is dropped by an assistive technology.
    public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
      painted("accessibilityDropPoint")
    }
    /// Kept in the render tree; nothing is dropped by an assistive technology.
    public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
      painted("accessibilityDropPoint")
    }
    /// Kept in the render tree; nothing is scrolled by an assistive technology.
    public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
      painted("accessibilityScrollStatus")
    }
    /// Kept in the render tree; nothing is scrolled by an assistive technology.
    public nonisolated func accessibilityScrollStatus(
      _ statusKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View { painted("accessibilityScrollStatus") }
    /// The actions of the closure; the category has no effect.
    public nonisolated func accessibilityActions<Content: View>(
      category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityActions(content) }
  }

  /// A group of actions for assistive technologies.
  public struct AccessibilityActionCategory: Hashable, Sendable {
    let name: String
    public static let `default` = AccessibilityActionCategory(name: "default")
    public static let edit = AccessibilityActionCategory(name: "edit")
    /// A group with your own name.
    public init(_ nameKey: LocalizedStringKey) { name = "\(nameKey)" }
    init(name: String) { self.name = name }
  }

  /// The texts in a view whose type holds them. A view that makes them in its body has none.
  private func texts(in view: Any, depth: Int = 0) -> [String] {
    if let text = view as? Text { return [text.content] }
    guard depth < 24 else { return [] }
    return Mirror(reflecting: view).children.flatMap { texts(in: $0.value, depth: depth + 1) }
  }
#endif
