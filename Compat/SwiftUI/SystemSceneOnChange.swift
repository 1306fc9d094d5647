#if !BundledEngine && !os(visionOS) && compiler(>=6.2)
  // `obsoleted`, as for views.
  @available(iOS, introduced: 14.0, obsoleted: 17.0)
  @available(macCatalyst, introduced: 14.0, obsoleted: 17.0)
  @available(macOS, introduced: 11.0, obsoleted: 14.0)
  @available(tvOS, introduced: 14.0, obsoleted: 17.0)
  @available(watchOS, introduced: 7.0, obsoleted: 10.0)
  extension Scene {
    /// Runs `action` with the old and the new value when `value` has changed.
    ///
    /// If the deployment target has SwiftUI's own modifier of that name, the same call uses it.
    /// The newest closure runs (SwiftUI's documentation).
    ///
    /// - Parameters:
    ///   - value: the value to compare, with `!=`.
    ///   - initial: whether to run it also once, with the value as old and new, in the next job of the main actor
    ///     after the scene is first evaluated: a scene has no `onAppear`.
    ///   - action: the code to run.
    public nonisolated func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
      ModernOnChangeScene(content: self, value: value, initial: initial, action: action)
    }

    /// Runs `action` when `value` has changed.
    ///
    /// If the deployment target has SwiftUI's own modifier of that name, the same call uses it.
    /// The newest closure runs (SwiftUI's documentation).
    ///
    /// - Parameters:
    ///   - value: the value to compare, with `!=`.
    ///   - initial: whether to run it also once, in the next job of the main actor after the scene is first
    ///     evaluated: a scene has no `onAppear`.
    ///   - action: the code to run.
    public nonisolated func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
      ModernOnChangeScene(content: self, value: value, initial: initial) { _, _ in action() }
    }
  }

  /// A scene with the modern `onChange`, made of SwiftUI's legacy one. SwiftUI keeps the newest action in a
  /// `StateObject`, one for each place where the scene is used.
  struct ModernOnChangeScene<Content: Scene, Value: Equatable> {
    let content: Content
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void
    @StateObject private var newest = NewestAction<Value>()

    nonisolated init(content: Content, value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
      (self.content, self.value, self.initial, self.action) = (content, value, initial, action)
    }
  }

  extension ModernOnChangeScene: Scene {
    @available(*, deprecated, message: "made of the legacy form")
    var body: some Scene {
      let newest = newest
      // NB: later, because states must not be written while a body is evaluated.
      if initial && newest.action == nil { Task { newest.action?(value, value) } }
      newest.action = action
      return content.onChange(of: value) { [value] newValue in newest.action?(value, newValue) }
    }
  }
#endif
