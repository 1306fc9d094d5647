/// A view that tells of a value that is made of its geometry: a node of its own, which reads it.
private struct GeometryObserver<Content: View, Value: Equatable> {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
  @State private var last: Owner = Owner()

  /// Keeps the value that was told last.
  final class Owner {
    var value: Value?
    nonisolated init() {}
  }

  nonisolated init(
    content: Content, transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void
  ) {
    self.content = content
    self.transform = transform
    self.action = action
  }
}

extension GeometryObserver: _ModifiedView, _EngineView {
  var body: some View {
    PassView { [last, transform, action, content] pass in
      let value = transform(GeometryProxy(of: pass.node))
      let old = last.value
      last.value = value
      return content.onEvaluation(
        named: "onGeometryChange", perform: old == value ? nil : { action(old ?? value, value) })
    }
  }
}

extension View {
  /// Runs `action` with a value that is made of the view's geometry: when the view appears, and whenever it is another one.
  ///
  /// - Parameter transform: makes the value; see `GeometryProxy` for what the geometry is here.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    GeometryObserver(content: self, transform: transform) { action($1) }
  }

  /// - Parameter action: is told the value of before, too; at first twice the same.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    GeometryObserver(content: self, transform: transform, action: action)
  }

  /// Runs `action` when the view comes to be seen in what scrolls around it, or goes: with the window of rows, or with the
  /// view itself.
  ///
  /// - Parameter threshold: how much of the view has to be seen, from 0 to 1; a view is seen whole (our choice).
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    onAppear { action(true) }.onDisappear { action(false) }
  }
}
