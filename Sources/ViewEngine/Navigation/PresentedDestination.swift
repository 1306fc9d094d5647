extension View {
  /// Pushes a page while `isPresented` is true; going back from it makes it false.
  public nonisolated func navigationDestination<Page: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Page
  ) -> some View {
    PresentingView(
      content: self,
      presenter: PagePresenter(
        item: { isPresented.wrappedValue ? () : nil }, end: { isPresented.wrappedValue = false }, page: destination))
  }

  /// Pushes a page for an item while there is one; going back from it makes it nil.
  public nonisolated func navigationDestination<Item: Hashable, Page: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Page
  ) -> some View {
    PresentingView(
      content: self,
      presenter: PagePresenter(
        item: { item.wrappedValue }, end: { item.wrappedValue = nil }, page: destination))
  }
}

/// Pushes a page as long as there is an item to push: a node of its own, which reads the binding.
struct PagePresenter<Item, Page: View> {
  let item: () -> Item?
  let end: () -> Void
  let page: (Item) -> Page
  @State private var source = PageSource()
  @Environment(\.navigation) private var navigation

  init(item: @escaping () -> Item?, end: @escaping () -> Void, page: @escaping (Item) -> Page) {
    self.item = item
    self.end = end
    self.page = page
  }
}

extension PagePresenter: _EngineView {
  var body: some View {
    PushedPage(page: item().map { AnyView(page($0)) }, source: source, navigation: navigation, end: end)
  }
}

/// Keeps a page pushed, or not. It moves the stack by actions, for a body must not.
private struct PushedPage {
  let page: AnyView?
  let source: PageSource
  let navigation: NavigationController?
  let end: () -> Void
}

extension PushedPage: View, _PrimitiveView {
  struct _Mounted {
    var view: PushedPage
  }

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
