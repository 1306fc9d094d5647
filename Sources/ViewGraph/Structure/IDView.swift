/// A view with an explicit identity: a different id makes it a different view.
public struct _IDView<Content: View, ID: Hashable> {
  public let content: Content
  @usableFromInline let id: ID
  @inlinable package init(_ content: Content, id: ID) {
    (self.content, self.id) = (content, id)
  }
}

extension _IDView: _WrappingView {
  public struct _Mounted {
    @usableFromInline var content: Content._Mounted
    @usableFromInline var id: ID
    @inlinable init(content: Content._Mounted, id: ID) {
      (self.content, self.id) = (content, id)
    }
  }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    _Mounted(content: Content._mount(view.content, in: &pass), id: view.id)
  }

  /// The new view appears before the old one disappears, unless that leaves at once.
  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    if mounted.id == view.id {
      Content._update(&mounted.content, to: view.content, in: &pass)
    } else {
      let leavesAtOnce = _leavesAtOnce(mounted)
      if leavesAtOnce { _change(&mounted, to: .removed, in: &pass) }
      var old = mounted
      mounted = _mount(view, in: &pass)
      if !leavesAtOnce { _change(&old, to: .removed, in: &pass) }
    }
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
  }

  @inlinable public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }

  @inlinable public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    visitor.visit(id: mounted.id) { Content._visit(mounted.content, by: visitor) }
  }
}
