/// Gathers a preference for one `onPreferenceChange`. Kept in `@State`, and found by the views below through the
/// environment.
///
/// The views below only say that something may have changed. What they amount to is asked for once a pass, when
/// the tree is consistent, by a walk over what they are in: so the order is always that of declaration.
final class PreferenceCollector<Key: PreferenceKey> where Key.Value: Equatable {
  private weak var node: _Node?
  private weak var outer: PreferenceCollector?
  private var action: ((Key.Value) -> Void)?
  private var last: Key.Value?
  private var isStale = false

  /// Takes over what an evaluation of the modifier says.
  @MainActor func follow(_ action: @escaping (Key.Value) -> Void, in outer: PreferenceCollector?) {
    self.action = action
    self.outer = outer
    node = Evaluation.current?.node
    if let node { note(in: node.graph) }
  }
}

/// A collector without the knowledge that its values are compared.
@MainActor
protocol AnyPreferenceCollector: AnyObject {
  func note(in graph: Graph)
}

extension PreferenceCollector: AnyPreferenceCollector {
  /// Something below may have changed: the value is asked for after the pass.
  func note(in graph: Graph) {
    outer?.note(in: graph)
    guard !isStale else { return }
    isStale = true
    graph.collectAfterPass { [self] in deliver() }
  }

  @MainActor private func deliver() {
    isStale = false
    guard let node, node.isMounted else { return }
    let value = Key.value(of: _Rendering.preferences(below: node))
    guard last != value else { return }
    last = value
    node.graph.record(.action("onPreferenceChange"))
    action?(value)
  }
}

/// By what a collector is found in the environment.
struct PreferenceCollectorKey<Key: PreferenceKey>: Hashable {}

extension EnvironmentValues {
  /// The nearest collector of a preference around.
  subscript<Key: PreferenceKey>(collector key: PreferenceCollectorKey<Key>) -> PreferenceCollectorReference<Key> {
    get { self[PreferenceCollectorReference<Key>.self] }
    set { self[PreferenceCollectorReference<Key>.self] = newValue }
  }
}

/// A collector as a value of the environment, which is another one only if its identity is.
struct PreferenceCollectorReference<Key: PreferenceKey>: EnvironmentKey, Equatable {
  var collector: (any AnyPreferenceCollector)?

  static var defaultValue: Self { Self(collector: nil) }
  static func == (first: Self, second: Self) -> Bool { first.collector === second.collector }
}
