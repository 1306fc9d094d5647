/// Commands in the menus of an app. There are no menus: they are accepted, and are not part of the tree.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

/// Commands that the engine itself knows.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) are primitive commands: they have no body to call") }
}

extension Never: Commands {}

/// What a builder makes of commands.
public struct EmptyCommands {
  public nonisolated init() {}
}

extension EmptyCommands: _PrimitiveCommands {}

extension Scene {
  /// Adds commands to the menus of the app.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    _SceneGroup(_window: _window, _closed: _closed, _windows: _windows)
  }

  /// Sets a value of the environment for all that is in the windows.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    mapWindows { $0.environment(keyPath, value) }
  }
}
