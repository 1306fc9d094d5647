/// A view with something to say to the bar of its navigation stack.
private struct NavigationBarView<Content: View> {
  let content: Content
  let _look: _Attribute?
}

extension NavigationBarView: _WrapperView {
  static func _render(
    _ look: _Attribute?, around content: () -> Void, into rendering: _Rendering
  ) {
    if let look { rendering.decorate(look, around: content) } else { content() }
  }
}

/// How the bar of a navigation stack looks.
public enum NavigationBarItem {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

extension View {
  /// Gives the page a title, which is the text of its navigation stack while the page is seen.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  public nonisolated func navigationTitle(_ title: Text) -> some View {
    NavigationBarView(content: self, _look: _Attribute(.navigationTitle, title.content))
  }

  /// Has a person not go back from the page: `back()` of a host says that it cannot.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    NavigationBarView(content: self, _look: hidesBackButton ? _Attribute(.navigationBarBackButtonHidden) : nil)
  }

  public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    NavigationBarView(content: self, _look: _Attribute("navigationBarTitleDisplayMode", "\(mode)"))
  }
}

extension String {
  static let navigationTitle = "navigationTitle"
  static let navigationBarBackButtonHidden = "navigationBarBackButtonHidden"
}

extension Screen.Shown {
  /// What an attribute of that name says; nil if there is none.
  func attribute(_ name: String) -> _Attribute? { element.attributes.first { $0.name == name } }
}
