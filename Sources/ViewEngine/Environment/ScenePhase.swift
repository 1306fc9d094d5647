/// Whether a person sees the scene and can use it.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nobody sees it.
  case background
  /// It is in the foreground, and does not react.
  case inactive
  /// It is in the foreground and reacts.
  case active
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

extension EnvironmentValues {
  /// The phase of the scene. A host's scene is active; `setEnvironment(\.scenePhase, to:)` changes that.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
