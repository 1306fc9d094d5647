/// The bars of a page or a window, with the items of one `toolbar` modifier.
struct ToolbarView<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension ToolbarView: _ContainerView { static var _name: String { "Toolbar" } }

/// The controls that the title of a page offers, like those of a `Menu`.
struct ToolbarTitleMenuView<Content: View> {
  let content: Content
  let _look: Void
}

extension ToolbarTitleMenuView: _WrapperView {
  static func _render(_ look: Void, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement("ToolbarTitleMenu")) { rendering.leaveUnread(content) }
  }
}

extension View {
  /// Puts items into the bars of the page or the window. They are part of the tree, after the view, and can be used as
  /// long as the view is seen.
  public nonisolated func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    PresentingView(content: self, presenter: ToolbarView(content: content(), _look: []))
  }

  // NB: disfavored for `.toolbar { }`, which could else be either.
  @_disfavoredOverload
  public nonisolated func toolbar<Items: ToolbarContent>(@ToolbarContentBuilder content: () -> Items) -> some View {
    PresentingView(content: self, presenter: ToolbarView(content: content()._items, _look: []))
  }

  /// Puts items into the bars that a person may change; a host shows all of them.
  ///
  /// - Parameter id: what the toolbar is known by.
  public nonisolated func toolbar<Items: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Items
  ) -> some View {
    PresentingView(content: self, presenter: ToolbarView(content: content()._items, _look: []))
  }

  /// Has the title of the page offer controls; a host taps them by their labels.
  public nonisolated func toolbarTitleMenu<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    PresentingView(content: self, presenter: ToolbarTitleMenuView(content: content(), _look: ()))
  }

  /// Shows or hides bars. It only paints: a host can use the items of a bar that is hidden, and select tabs (our choice).
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    painted("toolbar", "\(visibility)" + bars.suffix)
  }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let automatic = ToolbarPlacement(description: "automatic")
  public static let bottomBar = ToolbarPlacement(description: "bottomBar")
  public static let navigationBar = ToolbarPlacement(description: "navigationBar")
  public static let tabBar = ToolbarPlacement(description: "tabBar")
  public static let windowToolbar = ToolbarPlacement(description: "windowToolbar")
}

extension [ToolbarPlacement] {
  /// The bars that are meant, for an attribute.
  var suffix: String { isEmpty ? "" : " for " + map(\.description).joined(separator: " ") }
}
