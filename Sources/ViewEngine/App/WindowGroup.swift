/// Windows of one kind; a host shows one of them, and those that `openWindow` opens.
public struct WindowGroup<Content: View> {
  private let window: _SceneWindow
  public nonisolated init(id: String? = nil, @ViewBuilder content: () -> Content) { self.init(id, content()) }

  public nonisolated init<Title: StringProtocol>(
    _ title: Title, id: String? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(id, content())
  }

  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(nil, content()) }

  private nonisolated init(_ id: String?, _ content: Content) {
    window = _SceneWindow(id: id, isOpenAtFirst: true) { _ in AnyView(content) }
  }
}

extension WindowGroup {
  /// Windows for values: the value is nil for the window that is open at first.
  public nonisolated init<Value: Codable & Hashable, Made: View>(
    id: String? = nil, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Made
  ) where Content == PresentedWindowContent<Value, Made> {
    self.init(id, content)
  }

  public nonisolated init<Title: StringProtocol, Value: Codable & Hashable, Made: View>(
    _ title: Title, id: String? = nil, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Made
  ) where Content == PresentedWindowContent<Value, Made> {
    self.init(id, content)
  }

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

/// The content of a window that is opened for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  let value: Binding<Data?>
  let content: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: _EngineView { public var body: some View { content(value) } }

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

/// The window for the settings of an app, which no host opens.
public struct Settings<Content: View> { public nonisolated init(@ViewBuilder content: () -> Content) {} }

extension Settings: _PrimitiveScene {
  public nonisolated static var _opens: Bool { false }
  public nonisolated var _window: AnyView? { nil }
  public nonisolated var _windows: [_SceneWindow] { [] }
}

/// An item of the menu bar, which a host does not open.
public struct MenuBarExtra<Label: View, Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
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

public struct _SceneWindow {
  var id: String?
  /// The type of the values that `openWindow` is given for it.
  var valueType: ObjectIdentifier?
  var isSingle = false
  /// Whether it is open when the app starts, if it is the first.
  var isOpenAtFirst = false
  /// Makes the window's content for a value; nil for a scene that opens no further window.
  package var content: ((Binding<AnyHashable?>) -> AnyView)?

  package init(
    id: String? = nil, valueType: ObjectIdentifier? = nil, isSingle: Bool = false, isOpenAtFirst: Bool = false,
    content: ((Binding<AnyHashable?>) -> AnyView)?
  ) {
    self.id = id
    self.valueType = valueType
    self.isSingle = isSingle
    self.isOpenAtFirst = isOpenAtFirst
    self.content = content
  }
}
