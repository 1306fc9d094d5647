#if !canImport(Darwin)
  public import ViewEngine

  /// A window for tools, of which there is one. It is not open at the start; `openWindow(id:)` opens it.
  public struct UtilityWindow<Content: View> {
    private let window: _SceneWindow

    /// A window with that title and id.
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
      window = _SceneWindow(id: id, isSingle: true) { [content = content()] _ in AnyView(content) }
    }
    /// A window with that title and id.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
      self.init(Text(titleKey), id: id, content: content)
    }
    /// A window with that title and id.
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
      self.init(Text(title), id: id, content: content)
    }
  }

  extension UtilityWindow: _PrimitiveScene {
    public nonisolated static var _opens: Bool { false }
    public nonisolated var _window: AnyView? { nil }
    public nonisolated var _windows: [_SceneWindow] { [window] }
  }

  /// A message beside the windows of an app. A host does not show it.
  public struct AlertScene {
    /// Keeps nothing: a host shows the windows only.
    public nonisolated init<Actions: View>(
      _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) {}
    /// Keeps nothing: a host shows the windows only.
    public nonisolated init<Actions: View, Message: View>(
      _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
      @ViewBuilder message: () -> Message
    ) {}
  }

  extension AlertScene: _PrimitiveScene {
    public nonisolated static var _opens: Bool { false }
    public nonisolated var _window: AnyView? { nil }
    public nonisolated var _windows: [_SceneWindow] { [] }
  }

  extension MenuBarExtra where Label == ViewEngine.Label<Text, Image> {
    /// An item of the menu bar, which a host does not show.
    public nonisolated init<Title: StringProtocol>(
      _ title: Title, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(title, systemImage: image, content: content) }
    /// An item of the menu bar, which a host does not show.
    public nonisolated init<Title: StringProtocol>(
      _ title: Title, image: ImageResource, @ViewBuilder content: () -> Content
    ) { self.init(title, systemImage: "", content: content) }
  }

  extension MenuBarExtra where Label == Text {
    /// An item of the menu bar, which a host does not show.
    public nonisolated init<Title: StringProtocol>(
      _ title: Title, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(title, content: content) }
  }

  extension CommandMenu {
    /// A menu with that title; the engine shows no menu bar.
    public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) { self.init("", content: content) }
  }

  extension WindowGroup {
    /// Windows with an id; `openWindow(id:)` opens one.
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
      self.init(id: id, content: content)
    }
  }

  extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The style; a title is not drawn.
    public static func unified(showsTitle: Bool) -> Self { Self() }
  }

  extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// The style; a title is not drawn.
    public static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
  }
#endif
