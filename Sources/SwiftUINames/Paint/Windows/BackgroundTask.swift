#if !canImport(Darwin)
  public import ViewEngine

  /// Work for an app that is not shown; a host never runs it.
  public struct BackgroundTask<Request, Response>: Sendable {
    let name: String
  }

  extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask(name: identifier) }
    public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask(name: identifier) }
  }

  extension BackgroundTask where Request == String, Response == Void {
    public static var urlSession: BackgroundTask { BackgroundTask(name: "urlSession") }
  }

  extension Scene {
    /// Keeps the task's name in the tree; the action does not run.
    public nonisolated func backgroundTask<Request, Response>(
      _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
    ) -> some Scene { painted("backgroundTask", task.name) }

    /// Without effect: a host shows no menus of the app.
    public nonisolated func commandsRemoved() -> some Scene { painted("commandsRemoved") }

    /// Without effect: a host shows no menus of the app.
    public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
      painted("commandsReplaced")
    }
  }
#endif
