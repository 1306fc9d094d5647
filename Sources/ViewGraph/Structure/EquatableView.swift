/// A view that is compared with `==`, and evaluated again only if it differs.
public struct EquatableView<Content: Equatable & View>: Equatable {
  /// The view that is compared with `==`.
  public var content: Content

  /// Compares `content` with `==`; an equal one is not evaluated again.
  @inlinable public nonisolated init(content: Content) { self.content = content }
  public nonisolated static func == (first: Self, second: Self) -> Bool { first.content == second.content }
}

extension EquatableView: ComparedByEquality {}

extension EquatableView: _ModifiedView {
  public var body: some View { content }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _CompositeNode<Self> {
    mountUncounted(view, keepsRole: true, in: &pass)
  }
}
