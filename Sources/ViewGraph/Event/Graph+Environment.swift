@MainActor
extension Graph {
  /// Sets an environment value around the root, as one event.
  package func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    guard let scope = rootNode?.scope else { return }
    var values = EnvironmentValues(in: scope, readBy: nil)
    values[keyPath: keyPath] = value
    let isEvent = !isInFrame
    work(on: "setEnvironment") {
      // A pending update must not see a value that a view has read before; an equal value is no change.
      let isDeferred =
        isEvent && scope.isRead(values, ifDiffering: deferredSettings == 0)
        && queue.deferChange { [weak self] mark in
          MainActor.assumeIsolated {
            self?.deferredSettings -= 1
            scope.set(values, marking: mark)
          }
        }
      if isDeferred { deferredSettings += 1 } else { scope.set(values) { queue.invalidate($0) } }
    }
  }
}
