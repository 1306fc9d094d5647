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
    NavigationBarView(content: self, _look: NavigationBarTrait(NavigationTitle(text: title.content)))
  }

  /// Has a person not go back from the page: `back()` of a host says that it cannot.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    NavigationBarView(content: self, _look: hidesBackButton ? NavigationBarTrait(HidesBackButton()) : nil)
  }

  public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    NavigationBarView(content: self, _look: NavigationBarTrait(_Attribute("navigationBarTitleDisplayMode", "\(mode)")))
  }
}

/// Says what the page is called that it is on.
struct NavigationTitle: ElementTrait {
  let text: String
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("navigationTitle", text)] }
}

/// Keeps a person from going back from the page that it is on.
struct HidesBackButton: ElementTrait {
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("navigationBarBackButtonHidden")] }
}
