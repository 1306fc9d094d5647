/// A view that tells a source how its pages look, until the view is gone.
protocol PageWritingView: _WrappingView where _Mounted == PageWriter<Content> {
  var page: (AnyHashable?) -> AnyView { get }
  static func source(in environment: EnvironmentValues) -> PageSource?
}

struct PageWriter<Content: View> {
  var content: Content._Mounted
  let source: PageSource?
}

extension PageWritingView {
  static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let source = source(in: EnvironmentValues(in: pass.scope, readBy: nil))
    source?.replace(with: view.page, in: &pass)
    return _Mounted(content: Content._mount(view.content, in: &pass), source: source)
  }

  static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    mounted.source?.replace(with: view.page, in: &pass)
    Content._update(&mounted.content, to: view.content, in: &pass)
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    if presence == .removed { mounted.source?.forget() }
  }

  static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }
}
