#if BundledEngine
  extension Scene {
    /// Runs `action` with the new value when `value` has changed at an evaluation of the enclosing body.
    ///
    /// As with views, the closure that runs is the one from BEFORE the change. A scene observes whether or not it has a
    /// window that is open.
    ///
    /// - Parameters:
    ///   - value: what to compare, with `!=`; the first value is stored, and runs nothing.
    ///   - action: the code to run.
    #if !LegacyOnChange
      @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
      @_disfavoredOverload
    #endif
    /// Runs `action` with the new value when `value` has changed at an evaluation of the enclosing body.
    public nonisolated func onChange<V: Equatable>(
      of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
      modifyingContent { $0.observe(value, followsCaptureRule: true, perform: action) }
    }

    /// Runs `action` with the old and the new value when `value` has changed.
    ///
    /// The newest closure runs. A scene observes the value even if it has no open window.
    ///
    /// - Parameters:
    ///   - value: the value to compare, with `!=`.
    ///   - initial: whether to run it also once, with the value as old and new, when the app begins; an opened or
    ///     closed window does not run it.
    ///   - action: the code to run.
    public nonisolated func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
      modifyingContent { SceneOnChange(content: $0, value: value, initial: initial, action: action) }
    }

    /// Runs `action` when `value` has changed.
    ///
    /// The newest closure runs. A scene observes the value even if it has no open window.
    ///
    /// - Parameters:
    ///   - value: the value to compare, with `!=`.
    ///   - initial: whether to run it also once, when the app begins; an opened or closed window does not run it.
    ///   - action: the code to run.
    public nonisolated func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
      modifyingContent { SceneOnChange(content: $0, value: value, initial: initial) { _, _ in action() } }
    }
  }

  /// The content of a scene with the modern `onChange`.
  struct SceneOnChange<Value: Equatable> {
    let content: AnyView
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void
  }

  extension SceneOnChange: _ComposedView {
    @available(*, deprecated, message: "made of the legacy form")
    func make() -> some View {
      content
        .modernOnChange(of: value, initial: false, running: NewestAction(action))
        .onMount(named: "initial") { [initial, value, action] in if initial { action(value, value) } }
    }
  }
#endif
