/// Is told, as values and not as text, what a graph mounts and which observers it runs; a graph without one does nothing
/// for it. An observer is known by its type and by the node that it stands in, while that is mounted.
@MainActor
package protocol GraphWitness: AnyObject, Sendable {
  /// A view or modifier with dynamic properties was mounted.
  func didMount(_ node: _Node)
  func didMount(observer: Any.Type, isLegacy: Bool, in node: _Node)
  /// The run of an action is collected; gives what is run in its place.
  func witnessing<Value>(
    observer: Any.Type, isLegacy: Bool, in node: _Node, from old: Value, to new: Value, _ run: @escaping () -> Void
  ) -> () -> Void
}
