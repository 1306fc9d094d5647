/// The look of a navigation stack's bar.
public enum NavigationBarItem {
  /// The form of a page's title, kept in the render tree.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

extension View {
  /// Sets the title of the page, which is the text of its navigation stack while the page is visible.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  public nonisolated func navigationTitle(_ title: Text) -> some View {
    LandmarkView(content: self, _look: PageTitle(text: title.content, modifier: "navigationTitle"))
  }

  /// Prevents going back from the page: `goBack()` of a host throws.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    LandmarkView(content: self, _look: hidesBackButton ? HidesBackButton() : nil)
  }

  /// Keeps the form of the title in the render tree; no bar is laid out.
  public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    LandmarkView(content: self, _look: _Attribute("navigationBarTitleDisplayMode", "\(mode)"))
  }

  /// Sets a title that a person could change; a host does not.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    BoundTitleView(content: self, title: title)
  }

  /// Sets the title of the page, by an earlier name of `navigationTitle`.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Puts views into the bar of the page, by an earlier name of `toolbar`.
  public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  public nonisolated func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}

/// Keeps a person from going back from the page that it is on.
struct HidesBackButton: ElementTrait {
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("navigationBarBackButtonHidden")] }
}

/// A page whose title comes from a binding: a separate node, which reads the binding.
private struct BoundTitleView<Content: View> {
  let content: Content
  let title: Binding<String>
}

extension BoundTitleView: _EngineView { var body: some View { content.navigationTitle(title.wrappedValue) } }
