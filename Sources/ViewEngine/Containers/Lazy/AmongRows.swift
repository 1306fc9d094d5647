/// Has each `ForEach` in it, outside of any other container, show its rows through the window of the container.
struct AmongRows<Content: View> {
  let content: Content
  var isOn = true
}

extension AmongRows: _ModifiedView, _PrimitiveView {
  static var _readsModels: Bool { Content._readsModels }

  static func _mount(_ view: Self, in pass: inout _Pass) -> Content._Mounted {
    let outer = pass.isAmongRows
    pass.isAmongRows = view.isOn
    defer { pass.isAmongRows = outer }
    return Content._mount(view.content, in: &pass)
  }

  static func _update(_ mounted: inout Content._Mounted, to view: Self, in pass: inout _Pass) {
    let outer = pass.isAmongRows
    pass.isAmongRows = view.isOn
    Content._update(&mounted, to: view.content, in: &pass)
    pass.isAmongRows = outer
  }

  static func _change(_ mounted: inout Content._Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted, to: presence, in: &pass)
  }

  static var _mayBeEmpty: Bool { Content._mayBeEmpty }

  static func _isEmpty(_ mounted: Content._Mounted) -> Bool { Content._isEmpty(mounted) }
  static func _leavesAtOnce(_ mounted: Content._Mounted) -> Bool { Content._leavesAtOnce(mounted) }
  static func _visit(_ mounted: Content._Mounted, by visitor: _Visitor) { Content._visit(mounted, by: visitor) }
}
