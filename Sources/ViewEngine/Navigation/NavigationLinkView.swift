/// What a link shows and does, below the node that reads the environment. It keeps its page up to date.
struct NavigationLinkView<Label: View> {
  let content: Label
  let source: PageSource
  let page: (() -> AnyView)?
  /// What a list may select.
  let value: TagValue?
  let action: NavigationLinkAction
}

extension NavigationLinkView: View, _PrimitiveView {
  struct _Mounted {
    var content: Label._Mounted
    let source: PageSource
    var value: TagValue?
    var action: NavigationLinkAction
  }

  static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    view.source.replace(with: view.page.map { page in { _ in page() } }, in: &pass)
    return _Mounted(
      content: Label._mount(view.content, in: &pass), source: view.source, value: view.value, action: view.action)
  }

  static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    view.source.replace(with: view.page.map { page in { _ in page() } }, in: &pass)
    Label._update(&mounted.content, to: view.content, in: &pass)
    mounted.value = view.value
    mounted.action = view.action
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Label._change(&mounted.content, to: presence, in: &pass)
    if presence == .removed { mounted.source.forget() }
  }

  static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    guard let rendering = visitor.rendering else { return Label._visit(mounted.content, by: visitor) }
    func link() {
      let control = NavigationLinkControl(action: mounted.action, value: mounted.value)
      rendering.add(_Element("NavigationLink", control: control)) { Label._visit(mounted.content, by: visitor) }
    }
    if let value = mounted.value { rendering.apply(LinkTag(tag: value), around: link) } else { link() }
  }
}
