/// A primitive view around one other view, to which it adds only what a person sees: a stack, a colour, a
/// frame. What stays of it is what it wraps, and its own look.
public protocol _WrapperView: _ModifiedView, _PrimitiveView where _Mounted == _Wrapped<Content, Look> {
  associatedtype Look
  /// Whether it is a view of its own, as a stack is; what a modifier is applied to may be nothing, as an empty `Group`.
  static var _isOwnView: Bool { get }
  /// What it adds, to be compared and painted.
  var _look: Look { get }
  /// Writes down the content with what the wrapper adds to it.
  static func _render(_ look: Look, around content: () -> Void, into rendering: _Rendering)
  /// Whether nobody finds anything by what it adds: it gives no name, and is not looked for by what it is.
  static var _isSilent: Bool { get }
}

/// What stays of a wrapper in the mounted tree.
public struct _Wrapped<Content: View, Look> {
  @usableFromInline var content: Content._Mounted
  @usableFromInline var look: Look
  @inlinable init(content: Content._Mounted, look: Look) {
    self.content = content
    self.look = look
  }
}

extension _WrapperView {
  @inlinable public static var _isOwnView: Bool { false }
  @inlinable public static var _isSilent: Bool { false }
  @inlinable public static var _readsModels: Bool { Content._readsModels }

  @inlinable public static var _mayBeEmpty: Bool { !_isOwnView && Content._mayBeEmpty }

  @inlinable public static func _isEmpty(_ mounted: _Wrapped<Content, Look>) -> Bool {
    !_isOwnView && Content._isEmpty(mounted.content)
  }

  @inlinable public static func _leavesAtOnce(_ mounted: _Wrapped<Content, Look>) -> Bool {
    !_isOwnView && Content._leavesAtOnce(mounted.content)
  }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Wrapped<Content, Look> {
    _Wrapped(content: Content._mount(view.content, in: &pass), look: view._look)
  }

  @inlinable public static func _update(
    _ mounted: inout _Wrapped<Content, Look>, to view: consuming Self, in pass: inout _Pass
  ) {
    // NB: taken apart first: the content would else be copied, and what holds it released afterwards.
    let (content, look) = (view.content, view._look)
    Content._update(&mounted.content, to: content, in: &pass)
    mounted.look = look
  }

  @inlinable public static func _change(
    _ mounted: inout _Wrapped<Content, Look>, to presence: _Presence, in pass: inout _Pass
  ) {
    Content._change(&mounted.content, to: presence, in: &pass)
  }

  @inlinable public static func _visit(_ mounted: _Wrapped<Content, Look>, by visitor: _Visitor) {
    guard let rendering = visitor.rendering, !(_isSilent && rendering.isSurveying) else {
      return Content._visit(mounted.content, by: visitor)
    }
    rendering.note(Self.self) {
      _render(mounted.look, around: { Content._visit(mounted.content, by: visitor) }, into: rendering)
    }
  }
}
