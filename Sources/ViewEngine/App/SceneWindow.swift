/// A window of an app, or a kind of windows.
public struct _SceneWindow {
  /// What `openWindow` knows it by.
  var id: String?
  /// The type of the values that `openWindow` is given for it.
  var valueType: ObjectIdentifier?
  /// Whether there is one of it at most.
  var isSingle = false
  /// Whether it is open when the app starts, if it is the first.
  var isOpenAtFirst = false
  /// Makes what is in it, with the value that it is open for; nil for a scene of which nobody can open another window.
  var content: ((Binding<AnyHashable?>) -> AnyView)?

  init(
    id: String? = nil, valueType: ObjectIdentifier? = nil, isSingle: Bool = false, isOpenAtFirst: Bool = false,
    content: ((Binding<AnyHashable?>) -> AnyView)?
  ) {
    self.id = id
    self.valueType = valueType
    self.isSingle = isSingle
    self.isOpenAtFirst = isOpenAtFirst
    self.content = content
  }
}
