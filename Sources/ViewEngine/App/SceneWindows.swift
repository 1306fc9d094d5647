/// The windows that a scene with a body of its own can open: known while it is mounted, from its newest body.
final class SceneWindows {
  var kinds: [_SceneWindow] = []
  /// Whether one of them is the window that is open when the app starts.
  var isFirst = false
}
