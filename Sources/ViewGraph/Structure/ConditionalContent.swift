/// One of two views: the builder's result for `if`/`else` and `switch`. The branches are different views.
public struct _ConditionalContent<First, Second> {
  @usableFromInline package enum Branch {
    case first(First)
    case second(Second)
  }

  @usableFromInline package let branch: Branch
  @inlinable package init(_ branch: consuming Branch) { self.branch = branch }
}

extension _ConditionalContent: View, _PrimitiveView where First: View, Second: View {
  @inlinable public static var _readsModels: Bool { First._readsModels || Second._readsModels }

  /// Two optionals instead of an enum, whose payload cannot be updated in place.
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
  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    switch (consume view).branch {
    case .first(let content):
      if let second = mounted.second, Second._leavesAtOnce(second) { Second._remove(&mounted.second, in: &pass) }
      First.updateOrMount(&mounted.first, to: content, in: &pass)
      Second._remove(&mounted.second, in: &pass)
    case .second(let content):
      if let first = mounted.first, First._leavesAtOnce(first) { First._remove(&mounted.first, in: &pass) }
      Second.updateOrMount(&mounted.second, to: content, in: &pass)
      First._remove(&mounted.first, in: &pass)
    }
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    if mounted.first != nil { First._change(&mounted.first!, to: presence, in: &pass) }
    if mounted.second != nil { Second._change(&mounted.second!, to: presence, in: &pass) }
  }

  @inlinable public static var _mayBeEmpty: Bool { First._mayBeEmpty || Second._mayBeEmpty }

  @inlinable public static func _isEmpty(_ mounted: _Mounted) -> Bool {
    if let part = mounted.first, !First._isEmpty(part) { return false }
    if let part = mounted.second, !Second._isEmpty(part) { return false }
    return true
  }

  @inlinable public static func _leavesAtOnce(_ mounted: _Mounted) -> Bool {
    if let part = mounted.first { return First._leavesAtOnce(part) }
    return if let part = mounted.second { Second._leavesAtOnce(part) } else { false }
  }

  @inlinable public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    if let part = mounted.first { First._visit(part, by: visitor) }
    if let part = mounted.second { Second._visit(part, by: visitor) }
  }
}

@MainActor
extension _ConditionalContent where First: View, Second: View {
  public func _addParts(to parts: inout _ViewParts) {
    switch branch {
    case .first(let content): parts.add(content, at: true)
    case .second(let content): parts.add(content, at: false)
    }
  }

  public func _addTraits(to traits: inout _ViewTraits) {
    switch branch {
    case .first(let content): content._addTraits(to: &traits)
    case .second(let content): content._addTraits(to: &traits)
    }
  }

  public static func _addTraitKeys(to keys: inout _ViewTraitKeys) {
    First._addTraitKeys(to: &keys)
    Second._addTraitKeys(to: &keys)
  }
}
