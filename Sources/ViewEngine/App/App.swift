/// An app, described by its scenes. `@State`, `@Environment` and the like work in it.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// What `@main` starts. The engine has no screen to show an app on: it says so, and returns.
  public static func main() {
    StandardError.write("\(Self.self): there is no screen here; present the app with ViewHost(app: \(Self.self)()).")
  }
}

extension ViewHost {
  /// Presents an app: the content of its first window group, and of the windows that `openWindow` opens. Menu commands are
  /// not part of the tree.
  public convenience init<Content: App>(app: Content, configuration: Configuration = .init()) {
    self.init(AppView(content: HeldProperties(value: app)), configuration: configuration)
  }
}
