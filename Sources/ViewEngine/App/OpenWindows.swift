/// The windows that are open.
struct OpenWindows: Equatable {
  struct Window: Equatable, Identifiable {
    let id: Int
    /// The scene with a body of its own that it belongs to; nil for one of the app's.
    var scene: ObjectIdentifier?
    /// Which of the kinds of windows of the scene or the app it is.
    let kind: Int
    var value: AnyHashable?
  }

  /// Whether the one is open that is so at first; it is known by 0.
  var isFirstOpen = true
  /// Those that were opened.
  var others: [Window] = []
  /// What the newest one is known by.
  var newest = 0
}
