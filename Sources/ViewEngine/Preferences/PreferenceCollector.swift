/// Gathers a preference for one `onPreferenceChange`, and is found by the views below through the environment.
///
/// The views below only say that something may have changed. What they amount to is asked for once a pass, when
/// the tree is consistent, by a walk over what they are in: so the order is always that of declaration.
final class PreferenceCollector<Key: PreferenceKey>: OwnableObject where Key.Value: Equatable {
  private(set) weak var node: _Node?
  private(set) weak var outer: (any AnyPreferenceCollector)?
  private var action: ((Key.Value) -> Void)?
  private var last: Key.Value?
  private var loopGuard = LoopGuard()

  init() {}

  /// Takes over what an evaluation of the modifier says.
  @MainActor func follow(
    _ action: @escaping (Key.Value) -> Void, in outer: (any AnyPreferenceCollector)?, at node: _Node
  ) {
    self.action = action
    self.outer = outer
    if self.node == nil { node.graph.preferences.add(self) }
    self.node = node
    node.graph.preferences.note(self)
  }
}

extension PreferenceCollector: AnyPreferenceCollector {
  func collect() -> (() -> Void)? {
    guard let node, node.isMounted else { return nil }
    let marks = PreferenceWalk.marks(below: node)
    // Where nobody has set it yet, there is nothing to tell.
    if last == nil, !Key.isSet(in: marks) { return nil }
    let value = Key.value(of: marks)
    guard last != value else { return nil }
    last = value
    let graph = node.graph
    guard loopGuard.allowsRun(in: graph.frame, budget: UInt32(clamping: graph.budget)) else {
      graph.warn("Bound preference \(Key.self) tried to update multiple times per frame.")
      return nil
    }
    return { [action] in
      graph.recorder?.note(action: "onPreferenceChange")
      action?(value)
    }
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
