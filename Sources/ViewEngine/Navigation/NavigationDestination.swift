/// A view that says how the pages for values of a type look.
struct NavigationDestinationView<Content: View, Value: Hashable, Page: View> {
  let content: Content
  let page: (Value) -> Page
}

extension NavigationDestinationView: _WrappingView {
  struct _Mounted {
    var content: Content._Mounted
    let source: PageSource?
  }

  static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let navigation = EnvironmentValues(in: pass.scope, readBy: nil).navigation
    let source = navigation?.source(for: Value.self)
    source?.replace(with: view.build, in: &pass)
    return _Mounted(content: Content._mount(view.content, in: &pass), source: source)
  }

  static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    mounted.source?.replace(with: view.build, in: &pass)
    Content._update(&mounted.content, to: view.content, in: &pass)
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    if presence == .removed { mounted.source?.forget() }
  }

  static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }

  private var build: (AnyHashable?) -> AnyView {
    { [page] value in (value?.base as? Value).map { AnyView(page($0)) } ?? AnyView(EmptyView()) }
  }
}

extension View {
  /// Says how the pages for values of a type look, in the navigation stack around the view.
  ///
  /// - Parameter destination: the page for a value of the path, or of a `NavigationLink`.
  public nonisolated func navigationDestination<Value: Hashable, Page: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Page
  ) -> some View {
    NavigationDestinationView(content: self, page: destination)
  }
}
