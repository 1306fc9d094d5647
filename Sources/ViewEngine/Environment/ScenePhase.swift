/// Whether a person sees the scene and can use it.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nobody sees it.
  case background
  /// It is in the foreground, and does not react.
  case inactive
  /// It is in the foreground and reacts.
  case active
}
