/// One of two views: what a builder makes of `if`/`else` and `switch`. The branches are different views.
public struct _ConditionalContent<First, Second> {
  @usableFromInline package enum Branch {
    case first(First)
    case second(Second)
  }

  @usableFromInline package let branch: Branch

  @inlinable package init(_ branch: Branch) { self.branch = branch }
}

extension _ConditionalContent: View, _PrimitiveView where First: View, Second: View {
  @inlinable public static var _readsModels: Bool { First._readsModels || Second._readsModels }

  /// NB: two optionals and not an enum, whose payload cannot be updated in place.
  public struct _Mounted {
    @usableFromInline var first: First._Mounted?
    @usableFromInline var second: Second._Mounted?
    @inlinable init() {}
  }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    var mounted = _Mounted()
    _update(&mounted, to: view, in: &pass)
    return mounted
  }

  /// A new branch appears before the one that it replaces disappears, unless that leaves at once.
  @inlinable public static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    switch view.branch {
    case .first(let content):
      if let second = mounted.second, Second._leavesAtOnce(second) { Second._remove(&mounted.second, in: &pass) }
      First._updateOrMount(&mounted.first, to: content, in: &pass)
      Second._remove(&mounted.second, in: &pass)
    case .second(let content):
      if let first = mounted.first, First._leavesAtOnce(first) { First._remove(&mounted.first, in: &pass) }
      Second._updateOrMount(&mounted.second, to: content, in: &pass)
      First._remove(&mounted.first, in: &pass)
    }
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    if mounted.first != nil { First._change(&mounted.first!, to: presence, in: &pass) }
    if mounted.second != nil { Second._change(&mounted.second!, to: presence, in: &pass) }
  }

  @inlinable public static func _isEmpty(_ mounted: _Mounted) -> Bool {
    (mounted.first.map(First._isEmpty) ?? true) && (mounted.second.map(Second._isEmpty) ?? true)
  }

  @inlinable public static func _leavesAtOnce(_ mounted: _Mounted) -> Bool {
    mounted.first.map(First._leavesAtOnce) ?? mounted.second.map(Second._leavesAtOnce) ?? false
  }

  @inlinable public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    if let part = mounted.first { First._visit(part, by: visitor) }
    if let part = mounted.second { Second._visit(part, by: visitor) }
  }
}
