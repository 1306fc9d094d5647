/// Several views as one, without a separate layout.
public struct Group<Content> {
  /// The grouped views; the group adds no view.
  public let content: Content

  /// What is not a view, too, can be grouped.
  @inlinable package init(grouping content: Content) { self.content = content }
}

extension Group: View, _PrimitiveView, _ModifiedView, _WrappingView where Content: View {
  /// Groups views without a container: each is a child of the enclosing one.
  @inlinable public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> Content._Mounted {
    Content._mount(view.content, in: &pass)
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted, to: view.content, in: &pass)
  }

  public func _addParts(to parts: inout _ViewParts) { content._addParts(to: &parts) }
}
