/// A view that keeps an object for as long as it keeps its identity, and makes its content with it: what a modifier
/// with a `@State` is for a reference that nobody replaces, without a node of its own.
public protocol _KeepingView: _PrimitiveView where _Mounted == _KeepingContent<Object, Made> {
  /// The view that it modifies.
  associatedtype Content: View
  associatedtype Object: AnyObject
  /// What it makes of the content.
  associatedtype Made: View
  var content: Content { get }
  /// Makes the object, when the view is mounted.
  func makeObject() -> Object
  /// Makes what is mounted, at each evaluation of the body that the view stands in.
  func make(keeping object: Object) -> Made
}

/// What stays of a keeping view in the mounted tree.
public struct _KeepingContent<Object: AnyObject, Made: View> {
  @usableFromInline let object: Object
  @usableFromInline var made: Made._Mounted
  @inlinable init(object: Object, made: Made._Mounted) {
    self.object = object
    self.made = made
  }
}

extension _KeepingView {
  @inlinable public static var _readsModels: Bool { Made._readsModels }

  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _KeepingContent<Object, Made> {
    let object = view.makeObject()
    return _KeepingContent(object: object, made: Made._mount(view.make(keeping: object), in: &pass))
  }

  @inlinable public static func _update(
    _ mounted: inout _KeepingContent<Object, Made>, to view: consuming Self, in pass: inout _Pass
  ) {
    Made._update(&mounted.made, to: view.make(keeping: mounted.object), in: &pass)
  }

  @inlinable public static func _change(
    _ mounted: inout _KeepingContent<Object, Made>, to presence: _Presence, in pass: inout _Pass
  ) {
    Made._change(&mounted.made, to: presence, in: &pass)
  }

  @inlinable public static func _isEmpty(_ mounted: _KeepingContent<Object, Made>) -> Bool {
    Made._isEmpty(mounted.made)
  }
  @inlinable public static func _leavesAtOnce(_ mounted: _KeepingContent<Object, Made>) -> Bool {
    Made._leavesAtOnce(mounted.made)
  }

  @inlinable public static func _visit(_ mounted: _KeepingContent<Object, Made>, by visitor: _Visitor) {
    Made._visit(mounted.made, by: visitor)
  }
}
