/// Windows of one kind; a host shows one of them, and those that `openWindow` opens.
public struct WindowGroup<Content: View> {
  private let window: _SceneWindow

  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }

  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(nil, content()) }

  /// - Parameter id: what `openWindow` knows the windows by.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) { self.init(id, content()) }

  public nonisolated init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    self.init(id, content())
  }

  private nonisolated init(_ id: String?, _ content: Content) {
    window = _SceneWindow(id: id, isOpenAtFirst: true) { _ in AnyView(content) }
  }
}

extension WindowGroup {
  /// Windows for values: `openWindow(value:)` opens one.
  ///
  /// - Parameter content: makes what is in a window; nil is what the one that is open at first is for.
  public nonisolated init<Value: Codable & Hashable, Made: View>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Made
  ) where Content == PresentedWindowContent<Value, Made> {
    self.init(nil, content)
  }

  /// - Parameter id: what `openWindow` knows the windows by.
  public nonisolated init<Value: Codable & Hashable, Made: View>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Made
  ) where Content == PresentedWindowContent<Value, Made> {
    self.init(id, content)
  }

  public nonisolated init<Title: StringProtocol, Value: Codable & Hashable, Made: View>(
    _ title: Title, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Made
  ) where Content == PresentedWindowContent<Value, Made> {
    self.init(nil, content)
  }

  public nonisolated init<Title: StringProtocol, Value: Codable & Hashable, Made: View>(
    _ title: Title, id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Made
  ) where Content == PresentedWindowContent<Value, Made> {
    self.init(id, content)
  }

  /// - Parameter defaultValue: what a window is for that is opened for no value.
  public nonisolated init<Value: Codable & Hashable, Made: View>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value>) -> Made,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Made> {
    self.init(nil) { value in
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }

  private nonisolated init<Value: Codable & Hashable, Made: View>(
    _ id: String?, _ content: @escaping (Binding<Value?>) -> Made
  ) where Content == PresentedWindowContent<Value, Made> {
    window = _SceneWindow(id: id, valueType: ObjectIdentifier(Value.self), isOpenAtFirst: true) { value in
      AnyView(
        PresentedWindowContent(
          value: Binding(
            get: { value.wrappedValue.flatMap { $0.base as? Value } },
            set: { value.wrappedValue = $0.map { AnyHashable($0) } }),
          content: content))
    }
  }
}

extension WindowGroup: _PrimitiveScene {
  public nonisolated var _window: AnyView? { window.content?(.constant(nil)) }
  public nonisolated var _windows: [_SceneWindow] { [window] }
}

/// What is in a window for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  fileprivate let value: Binding<Data?>
  fileprivate let content: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: _EngineView {
  public var body: some View { content(value) }
}

/// A window of which there is one.
public struct Window<Content: View> {
  private let window: _SceneWindow

  public nonisolated init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    window = _SceneWindow(id: id, isSingle: true, isOpenAtFirst: true) { [content = content()] _ in AnyView(content) }
  }

  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    window = _SceneWindow(id: id, isSingle: true, isOpenAtFirst: true) { [content = content()] _ in AnyView(content) }
  }
}

extension Window: _PrimitiveScene {
  public nonisolated var _window: AnyView? { window.content?(.constant(nil)) }
  public nonisolated var _windows: [_SceneWindow] { [window] }
}

/// The window for the settings of an app, which a host does not open.
public struct Settings<Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Settings: _PrimitiveScene {
  public nonisolated static var _opens: Bool { false }
  public nonisolated var _window: AnyView? { nil }
  public nonisolated var _windows: [_SceneWindow] { [] }
}

/// What an app shows in the menu bar, which a host does not open.
public struct MenuBarExtra<Label: View, Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// - Parameter isInserted: whether it is in the menu bar.
  public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension MenuBarExtra where Label == Text {
  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == ViewEngine.Label<Text, Image> {
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra: _PrimitiveScene {
  public nonisolated var _window: AnyView? { nil }
  public nonisolated var _windows: [_SceneWindow] { [] }
}
