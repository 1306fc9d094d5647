/// A view that disappears before its successor appears, if `leavesAtOnce` says so; otherwise it disappears afterwards.
package struct LeavingView<Content: View> {
  package let content: Content
  let leavesAtOnce: Bool

  package init(_ content: Content, leavesAtOnce: Bool) { (self.content, self.leavesAtOnce) = (content, leavesAtOnce) }
}

extension LeavingView: _WrappingView {
  package struct _Mounted {
    var content: Content._Mounted
    var leavesAtOnce: Bool
  }

  package static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    _Mounted(content: Content._mount(view.content, in: &pass), leavesAtOnce: view.leavesAtOnce)
  }

  package static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    mounted.leavesAtOnce = view.leavesAtOnce
  }

  package static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
  }

  package static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }
  package static func _leavesAtOnce(_ mounted: _Mounted) -> Bool { mounted.leavesAtOnce }
}
