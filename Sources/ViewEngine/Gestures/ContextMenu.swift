/// The controls that a view offers when it is pressed for a while. The engine has nobody open it: like those of a
/// `Menu` they can be used at once, though they are not read (our choice).
struct ContextMenuView<Content: View> {
  let content: Content
  let _look: Void
}

extension ContextMenuView: _WrapperView {
  static func _render(_ look: Void, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement("ContextMenu")) { rendering.leaveUnread(content) }
  }
}

/// What a context menu shows of its view.
struct ContextMenuPreview<Content: View> {
  let content: Content
  let _look: Void
}

extension ContextMenuPreview: _WrapperView {
  static func _render(_ look: Void, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement("Preview"), around: content)
  }
}

extension View {
  /// Offers controls for the view: a host taps them by their labels.
  public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    PresentingView(content: self, presenter: ContextMenuView(content: menuItems(), _look: ()))
  }

  /// Offers controls for the view, with another view as its picture.
  public nonisolated func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    PresentingView(
      content: self,
      presenter: ContextMenuView(
        content: _Pair(menuItems(), ContextMenuPreview(content: preview(), _look: ())), _look: ()))
  }
}

/// The controls that a view offers when it is pressed for a while, as a value: `contextMenu(menuItems:)` has come in its
/// place.
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Offers controls for the view; nil for none.
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    PresentingView(content: self, presenter: contextMenu.map { ContextMenuView(content: $0.items, _look: ()) })
  }
}
