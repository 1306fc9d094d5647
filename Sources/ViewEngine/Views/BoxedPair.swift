/// The first statements of a long closure, which are kept elsewhere, so that what comes after them need not hold them.
///
/// Views are values, and a pair holds both of its views: of hundreds of statements each would hold all before it, on the
/// stack as well while it is made, mounted and updated.
public struct _BoxedPair<First: View, Second: View> {
  @usableFromInline let box: Box

  @usableFromInline final class Box {
    @usableFromInline let pair: _Pair<First, Second>
    @inlinable init(_ pair: _Pair<First, Second>) { self.pair = pair }
  }

  @inlinable init(_ pair: _Pair<First, Second>) { box = Box(pair) }
}

extension _BoxedPair: View, _PrimitiveView, _ModifiedView, _WrappingView {
  @inlinable public var content: _Pair<First, Second> { box.pair }

  public final class _Mounted {
    @usableFromInline var content: _Pair<First, Second>._Mounted
    @inlinable init(_ content: _Pair<First, Second>._Mounted) { self.content = content }
  }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    _Mounted(_Pair<First, Second>._mount(view.box.pair, in: &pass))
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    _Pair<First, Second>._update(&mounted.content, to: view.box.pair, in: &pass)
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    _Pair<First, Second>._change(&mounted.content, to: presence, in: &pass)
  }

  @inlinable public static func _content(of mounted: _Mounted) -> _Pair<First, Second>._Mounted { mounted.content }
  public func _addParts(to parts: inout _ViewParts) { box.pair._addParts(to: &parts) }
}

/// Two of them are the same if what is in them is.
extension _BoxedPair: Equatable {
  public nonisolated static func == (first: Self, second: Self) -> Bool {
    first.box === second.box || isEqual(first.box.pair, second.box.pair)
  }
}
