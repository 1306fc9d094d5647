/// An object that a view keeps for as long as it keeps its identity: what `@State` is for a reference that nobody
/// replaces. It is held by what is mounted, and by no struct that outlives it.
package struct Owned<Object: OwnableObject> {
  // NB: the first field, which a newer value takes over: see `StateProperty`.
  private var object: Object?

  package init() {}

  /// The object; before the view is mounted, one that nobody keeps.
  package var wrappedValue: Object { object ?? Object() }
}

/// What can be kept.
package protocol OwnableObject: AnyObject {
  init()
}

extension Owned: DynamicProperty, StateProperty {
  package mutating func mount(in node: _Node, previous: Owned?) { object = previous?.object ?? Object() }
  package mutating func unmount() { object = nil }
  package func isSame(as other: Owned) -> Bool { true }
}
