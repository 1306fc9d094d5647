/// Where in the source an observer stands, as far as types tell: its view, what it modifies, and what it observes.
package struct ObserverPlace: Hashable, Sendable {
  private let observer: Any.Type
  private let owner: Any.Type?
  /// Whether it is of the legacy form.
  package let isLegacy: Bool

  @MainActor init(_ observer: Any.Type, isLegacy: Bool, in node: _Node) {
    self.observer = observer
    owner = node.inspectedOwnerType
    self.isLegacy = isLegacy
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
