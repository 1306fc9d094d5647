/// A view with what its tab shows; outside of a tab view it is just the view.
struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
  var _look: Void { () }
}

extension TabItemView: _WrapperView {
  static func _render(
    _ look: Void, around content: (inout _Rendering) -> Void, into rendering: inout _Rendering
  ) {
    content(&rendering)
  }
}

extension TabItemView: PartTrait {
  func describe(_ part: inout ViewPart) { if part.label == nil { part.label = AnyView(label) } }
}

extension View {
  /// Says what the tab of this view shows, and is looked up by.
  ///
  /// It has to stand in the content of the `TabView` itself, on the view or further out: the engine does not
  /// evaluate a view to find out what its tab is called.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItemView(content: self, label: label())
  }
}
