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
