extension View {
  /// Ties the view's identity to a value: when it changes, state, stored values and loop guards start anew.
  @inlinable public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { _IDView(self, id: id) }
}

extension View where Self: Equatable {
  /// Says that this view is to be compared with `==`.
  @inlinable public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
