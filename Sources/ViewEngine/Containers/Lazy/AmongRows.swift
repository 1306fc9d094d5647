/// Has each `ForEach` in it, outside of any other container, show its rows through the window of the container.
struct AmongRows<Content: View> {
  let content: Content
  var isOn = true
}

extension AmongRows: _WrappingView {
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
}
