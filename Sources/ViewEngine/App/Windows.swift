/// Windows of one kind; a host shows one of them.
public struct WindowGroup<Content: View> {
  private let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// - Parameter id: what `openWindow` knows the windows by.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  public nonisolated init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension WindowGroup: _PrimitiveScene {
  public nonisolated var _window: AnyView? { AnyView(content) }
}

/// A window of which there is one.
public struct Window<Content: View> {
  private let content: Content

  public nonisolated init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Window: _PrimitiveScene {
  public nonisolated var _window: AnyView? { AnyView(content) }
}

/// The window for the settings of an app, which a host does not open.
public struct Settings<Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Settings: _PrimitiveScene {
  public nonisolated static var _opens: Bool { false }
  public nonisolated var _window: AnyView? { nil }
}
