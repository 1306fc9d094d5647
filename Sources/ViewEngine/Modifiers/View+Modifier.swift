extension View {
  @inlinable public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Ties the view's identity to a value: when it changes, state, stored values and loop guards start again.
  @inlinable public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { _IDView(self, id: id) }
}

extension View where Self: Equatable {
  /// Makes the engine compare this view with `==`.
  @inlinable public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable, BitwiseCopyable {
  public static let identity = EmptyModifier()
  public nonisolated init() {}
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  @inlinable public nonisolated func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content outer: _ViewModifier_Content<Self>) -> some View {
    outer.modifier(content).modifier(modifier)
  }
}
