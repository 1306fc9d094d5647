/// Receives, as values and not as text, what a host mounts and which observers it runs.
///
/// A test kit sets one in the configuration; a host without one does no work for it.
@MainActor
package protocol HostWitness: GraphWitness {
  /// A view with stored properties or with an observer was mounted.
  func didMount(_ part: MountedPart)
  /// An observer was mounted.
  func didMount(_ observer: ObserverPlace)
  /// The action of an observer is about to run.
  func willRun(_ observer: ObserverPlace, old: Any, new: Any)
  /// The action has run.
  func didRun(_ observer: ObserverPlace)
}

extension HostWitness {
  package func didMount(_ node: _Node) { if let part = MountedPart(node) { didMount(part) } }

  package func didMount(observer type: Any.Type, isLegacy: Bool, in node: _Node) {
    let observer = WitnessedObserver(type, isLegacy: isLegacy, in: node)
    if let owner = observer.node.inspectedOwner { didMount(owner) }
    didMount(ObserverPlace(observer))
  }

  package func witnessing<Value>(
    observer type: Any.Type, isLegacy: Bool, in node: _Node, from old: Value, to new: Value, _ run: @escaping () -> Void
  ) -> () -> Void {
    // NB: found now, for the node may be gone when the action runs.
    let place = ObserverPlace(WitnessedObserver(type, isLegacy: isLegacy, in: node))
    return {
      self.willRun(place, old: old, new: new)
      run()
      self.didRun(place)
    }
  }
}

/// Where in the source an observer stands, as far as types tell: its view, what it modifies, and what it observes.
package struct ObserverPlace: Hashable, Sendable {
  private let observer: Any.Type
  private let owner: Any.Type?
  /// Whether it is of the legacy form.
  package let isLegacy: Bool

  @MainActor init(_ observer: WitnessedObserver) {
    self.observer = observer.type
    owner = observer.node.inspectedOwner?.type
    isLegacy = observer.isLegacy
  }

  // NB: names are made when they are asked for; a run of an observer makes none.

  /// The view or modifier whose body it stands in; empty in what was handed to the host itself.
  package var ownerName: String { owner.map { TraceEvent.name(of: $0) } ?? "" }
  package var valueName: String { (observer as? any ObserverType.Type).map { "\($0.valueType)" } ?? "" }
  /// The view that it modifies, without the observers between.
  package var contentName: String { TraceEvent.name(of: observed.type) }
  /// How many observers stand below it on the same view.
  package var depth: Int { observed.depth }

  private var observed: (type: Any.Type, depth: Int) {
    var type: Any.Type = observer
    var depth = -1
    while let next = type as? any ObserverType.Type {
      type = next.contentType
      depth += 1
    }
    return (type, depth)
  }

  package static func == (first: ObserverPlace, second: ObserverPlace) -> Bool {
    first.observer == second.observer && first.owner == second.owner
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(observer))
    hasher.combine(owner.map { ObjectIdentifier($0) })
  }
}

/// An observer's type, taken apart.
protocol ObserverType {
  static var contentType: Any.Type { get }
  static var valueType: Any.Type { get }
}

extension _ChangeObserver: ObserverType {
  static var contentType: Any.Type { Content.self }
  static var valueType: Any.Type { Value.self }
}
