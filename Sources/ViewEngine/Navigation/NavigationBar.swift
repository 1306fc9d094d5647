extension View {
  /// Gives the page a title that a person could change; a host does not.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    BoundTitleView(content: self, title: title)
  }

  /// Gives the page a title, by an earlier name of `navigationTitle`.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

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

/// A page whose title a binding leads to: a node of its own, which reads the binding.
private struct BoundTitleView<Content: View> {
  let content: Content
  let title: Binding<String>
}

extension BoundTitleView: _EngineView {
  var body: some View { content.navigationTitle(title.wrappedValue) }
}
