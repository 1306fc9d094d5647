/// Two views side by side: the builder's result for a statement and those before it.
///
/// A list of statements is a pair in a pair, with all types known at compile time. Mounted, it is one value, and
/// the work for each view is compiled for that view.
public struct _Pair<First: View, Second: View> {
  @usableFromInline package let first: First
  @usableFromInline package let second: Second

  @inlinable package init(_ first: consuming First, _ second: consuming Second) {
    (self.first, self.second) = (first, second)
  }
}

extension _Pair: View, _PrimitiveView {
  @inlinable public static var _readsModels: Bool { First._readsModels || Second._readsModels }

  public struct _Mounted {
    @usableFromInline package var first: First._Mounted
    @usableFromInline package var second: Second._Mounted

    @inlinable init(first: First._Mounted, second: Second._Mounted) {
      (self.first, self.second) = (first, second)
    }
  }

  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted {
    var siblings = pass.beginSiblings()
    pass.nextSibling(&siblings)
    let first = First._mount(view.first, in: &pass)
    pass.nextSibling(&siblings)
    let second = Second._mount(view.second, in: &pass)
    pass.endSiblings(siblings)
    return _Mounted(first: first, second: second)
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    var siblings = pass.beginSiblings()
    pass.nextSibling(&siblings)
    First._update(&mounted.first, to: view.first, in: &pass)
    pass.nextSibling(&siblings)
    Second._update(&mounted.second, to: view.second, in: &pass)
    pass.endSiblings(siblings)
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    var siblings = pass.beginSiblings()
    pass.nextSibling(&siblings)
    First._change(&mounted.first, to: presence, in: &pass)
    pass.nextSibling(&siblings)
    Second._change(&mounted.second, to: presence, in: &pass)
    pass.endSiblings(siblings)
  }

  @inlinable public static var _mayBeEmpty: Bool { First._mayBeEmpty && Second._mayBeEmpty }

  @inlinable public static func _isEmpty(_ mounted: _Mounted) -> Bool {
    First._isEmpty(mounted.first) && Second._isEmpty(mounted.second)
  }

  @inlinable public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    First._visit(mounted.first, by: visitor)
    Second._visit(mounted.second, by: visitor)
  }
}

@MainActor
extension _Pair {
  public func _addParts(to parts: inout _ViewParts) {
    parts.add(first, at: 0)
    parts.add(second, at: 1)
  }
}
