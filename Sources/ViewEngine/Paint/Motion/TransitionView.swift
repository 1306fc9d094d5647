/// A view that says how it comes and goes.
struct TransitionView<Content: View> {
  let content: Content
  let _look: _Attribute
  /// Whether it is gone before its successor comes.
  let leavesAtOnce: Bool
}

extension TransitionView: View, _PrimitiveView {
  static var _readsModels: Bool { Content._readsModels }

  struct _Mounted {
    var content: Content._Mounted
    var attribute: _Attribute
    var leavesAtOnce: Bool
  }

  static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let content = Content._mount(view.content, in: &pass)
    return _Mounted(content: content, attribute: view._look, leavesAtOnce: view.leavesAtOnce)
  }

  static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    mounted.attribute = view._look
    mounted.leavesAtOnce = view.leavesAtOnce
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
  }

  static var _mayBeEmpty: Bool { Content._mayBeEmpty }

  static func _isEmpty(_ mounted: _Mounted) -> Bool { Content._isEmpty(mounted.content) }
  static func _leavesAtOnce(_ mounted: _Mounted) -> Bool { mounted.leavesAtOnce }

  static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    let content = { Content._visit(mounted.content, by: visitor) }
    if let rendering = visitor.rendering { rendering.decorate(mounted.attribute, around: content) } else { content() }
  }
}

extension TransitionView: _ModifiedView {}
