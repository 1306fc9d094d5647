extension View {
  public nonisolated func navigationDestination<Value: Hashable, Page: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Page
  ) -> some View { NavigationDestinationView(content: self, build: destination) }

  public nonisolated func navigationDestination<Page: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Page
  ) -> some View {
    let page = destination()
    return PresentingView(
      content: self,
      presenter: PagePresenter(
        item: { isPresented.wrappedValue ? () : nil }, end: { isPresented.wrappedValue = false }, page: { page }))
  }

  public nonisolated func navigationDestination<Item: Hashable, Page: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Page
  ) -> some View {
    PresentingView(
      content: self,
      presenter: PagePresenter(
        item: { item.wrappedValue }, end: { item.wrappedValue = nil }, page: destination))
  }
}

/// A view that says how the pages for values of a type look.
struct NavigationDestinationView<Content: View, Value: Hashable, Page: View> {
  let content: Content
  let build: (Value) -> Page
}

extension NavigationDestinationView: PageWritingView {
  typealias _Mounted = PageWriter<Content>

  var page: (AnyHashable?) -> AnyView {
    { [build] value in (value?.base as? Value).map { AnyView(build($0)) } ?? AnyView(EmptyView()) }
  }

  static func source(in environment: EnvironmentValues) -> PageSource? {
    environment.navigation?.source(for: Value.self)
  }
}

/// Pushes a page while there is an item to push: a separate node, which reads the binding.
struct PagePresenter<Item, Page: View> {
  let item: () -> Item?
  let end: () -> Void
  let page: (Item) -> Page
  @State private var source = PageSource()
  @Environment(\.navigation) private var navigation

  init(item: @escaping () -> Item?, end: @escaping () -> Void, page: @escaping (Item) -> Page) {
    (self.item, self.end, self.page) = (item, end, page)
  }
}

extension PagePresenter: _EngineView {
  var body: some View {
    PushedPage(page: item().map { AnyView(page($0)) }, source: source, navigation: navigation, end: end)
  }
}

/// Keeps a page pushed, or not. It moves the stack by actions, because a body must not.
private struct PushedPage {
  let page: AnyView?
  let source: PageSource
  let navigation: NavigationController?
  let end: () -> Void
}

extension PushedPage: View, _PrimitiveView {
  struct _Mounted { var view: PushedPage }

  static func _mount(_ view: PushedPage, in pass: inout _Pass) -> _Mounted {
    var mounted = _Mounted(view: PushedPage(page: nil, source: view.source, navigation: view.navigation, end: view.end))
    _update(&mounted, to: view, in: &pass)
    return mounted
  }

  static func _update(_ mounted: inout _Mounted, to view: PushedPage, in pass: inout _Pass) {
    let wasPushed = mounted.view.page != nil
    mounted.view = view
    if let page = view.page { view.source.replace(with: { _ in page }, in: &pass) }
    guard wasPushed != (view.page != nil), let navigation = view.navigation else { return }
    let source = view.source
    let end = view.end
    pass.collect { wasPushed ? navigation.pop(source) : navigation.push(source, onPop: end) }
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    if presence == .removed { mounted.view.source.forget() }
    guard presence == .removed, mounted.view.page != nil, let navigation = mounted.view.navigation else { return }
    let source = mounted.view.source
    pass.collect { navigation.pop(source) }
  }

  static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {}
}
