/// A view that keeps an object for as long as it keeps its identity, and makes its content with it: what a modifier
/// with a `@State` is for a reference that nobody replaces, without a node of its own.
public protocol _OwningView: _ModifiedView, _PrimitiveView where _Mounted == _OwningContent<Object, Made> {
  associatedtype Object: AnyObject
  /// What it makes of the content.
  associatedtype Made: View
  /// Makes the object, when the view is mounted. Where a host has every observer run the closure from before the change,
  /// each evaluation has an object of its own, with what was known then.
  func makeObject() -> Object
  /// Makes what is mounted, at each evaluation of the body that the view stands in.
  consuming func make(owning object: Object) -> Made
}

/// What stays of a keeping view in the mounted tree.
public struct _OwningContent<Object: AnyObject, Made: View> {
  @usableFromInline var object: Object
  @usableFromInline var made: Made._Mounted
  @inlinable init(object: Object, made: Made._Mounted) {
    self.object = object
    self.made = made
  }
}

extension _OwningView {
  @inlinable public static var _readsModels: Bool { Made._readsModels }

  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _OwningContent<Object, Made> {
    let object = view.makeObject()
    return _OwningContent(object: object, made: Made._mount(view.make(owning: object), in: &pass))
  }

  @inlinable public static func _update(
    _ mounted: inout _OwningContent<Object, Made>, to view: consuming Self, in pass: inout _Pass
  ) {
    guard pass.captureRule.runsNewest(declaresNewest: true) else { return replace(&mounted, to: view, in: &pass) }
    Made._update(&mounted.made, to: view.make(owning: mounted.object), in: &pass)
  }

  @usableFromInline @inline(never) static func replace(
    _ mounted: inout _OwningContent<Object, Made>, to view: consuming Self, in pass: inout _Pass
  ) {
    let object = view.makeObject()
    Made._update(&mounted.made, to: view.make(owning: object), in: &pass)
    // NB: only now, for what was made with the one of before need not have counted it.
    mounted.object = object
  }

  @inlinable public static func _change(
    _ mounted: inout _OwningContent<Object, Made>, to presence: _Presence, in pass: inout _Pass
  ) {
    Made._change(&mounted.made, to: presence, in: &pass)
  }

  @inlinable public static var _mayBeEmpty: Bool { Made._mayBeEmpty }

  @inlinable public static func _isEmpty(_ mounted: _OwningContent<Object, Made>) -> Bool {
    Made._isEmpty(mounted.made)
  }
  @inlinable public static func _leavesAtOnce(_ mounted: _OwningContent<Object, Made>) -> Bool {
    Made._leavesAtOnce(mounted.made)
  }

  @inlinable public static func _visit(_ mounted: _OwningContent<Object, Made>, by visitor: _Visitor) {
    Made._visit(mounted.made, by: visitor)
  }
}
