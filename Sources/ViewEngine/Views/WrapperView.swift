/// A primitive view around one other view, to which it adds only what a person sees: a stack, a colour, a
/// frame. What stays of it is what it wraps, and its own look.
public protocol _WrapperView: _ModifiedView, _PrimitiveView where _Mounted == _Wrapped<Content, Look> {
  associatedtype Look
  /// Whether it counts as a view, as a stack does; a modifier's content may be empty, as an empty `Group` is.
  static var _isOwnView: Bool { get }
  /// Its addition to the content, to be compared and rendered.
  var _look: Look { get }
  static func _render(_ look: Look, around content: () -> Void, into rendering: _Rendering)
  /// Whether its attributes are irrelevant for look-ups: they give no label and no kind.
  static var _isSilent: Bool { get }
}

/// The mounted part of a wrapper.
public struct _Wrapped<Content: View, Look> {
  @usableFromInline var content: Content._Mounted
  @usableFromInline var look: Look
  @inlinable init(content: Content._Mounted, look: Look) {
    (self.content, self.look) = (content, look)
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
    // Split it first: otherwise the content is copied, and its holder is released afterwards.
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
    guard let rendering = visitor.rendering, !(_isSilent && rendering.isScanning) else {
      return Content._visit(mounted.content, by: visitor)
    }
    rendering.note(Self.self) {
      _render(mounted.look, around: { Content._visit(mounted.content, by: visitor) }, into: rendering)
    }
  }
}

/// A view that gives the elements in it a trait; nil for none.
struct TraitView<Content: View, Trait: ElementTrait> {
  let content: Content
  let _look: Trait?
}

extension TraitView: _WrapperView {
  static func _render(_ look: Trait?, around content: () -> Void, into rendering: _Rendering) {
    if let look { rendering.apply(look, around: content) } else { content() }
  }
}

/// A view that marks its content, to be found by the mark anywhere on the screen; nil for no mark.
struct LandmarkView<Content: View, Trait: ElementTrait> {
  let content: Content
  let _look: Trait?
}

extension LandmarkView: _WrapperView {
  static func _render(_ look: Trait?, around content: () -> Void, into rendering: _Rendering) {
    if let look { rendering.apply(landmark: look, around: content) } else { content() }
  }
}

extension _Rendering {
  func apply<Trait: ElementTrait>(landmark trait: Trait, around content: () -> Void) {
    note(landmark: Trait.self)
    apply(trait, around: content)
  }
}
