/// A value that views hand up to the views around them, known by its type.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view has set one.
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, unless the key declares a different default.
  public static var defaultValue: Value { nil }
}

/// The begin or the end of the scope in which a preference is set.
enum PreferenceMark {
  case begin(key: ObjectIdentifier)
  case end(key: ObjectIdentifier, setting: AnyObject)
}

/// A modifier's change of its content's value.
final class PreferenceSetting<Key: PreferenceKey> {
  let apply: (inout Key.Value) -> Void
  init(_ apply: @escaping (inout Key.Value) -> Void) { self.apply = apply }
}

extension PreferenceKey {
  static func isSet(in marks: [PreferenceMark]) -> Bool {
    marks.contains { if case .begin(ObjectIdentifier(Self.self)) = $0 { true } else { false } }
  }

  static func value(of marks: [PreferenceMark]) -> Value {
    let id = ObjectIdentifier(Self.self)
    var open: [Value?] = [nil]
    for mark in marks {
      switch mark {
      case .begin(id): open.append(nil)
      case .end(id, let setting):
        guard let setting = setting as? PreferenceSetting<Self>, let inner = open.popLast() else { continue }
        var value = inner ?? defaultValue
        setting.apply(&value)
        let last = open.count - 1
        if var outer = open[last] {
          reduce(value: &outer) { value }
          open[last] = outer
        } else {
          open[last] = value
        }
      default: break
      }
    }
    return open[0] ?? defaultValue
  }
}

/// Gathers a preference for one `onPreferenceChange`, and is found by the views below through the environment. The
/// views below only say that something may have changed. What they amount to is asked for once a pass, when the tree is
/// consistent, by a walk over what they are in: so the order is always that of declaration.
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
    // No call before the preference is first set.
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
  subscript<Key: PreferenceKey>(collector key: PreferenceCollectorKey<Key>) -> PreferenceCollectorReference<Key> {
    get { self[PreferenceCollectorReference<Key>.self] }
    set { self[PreferenceCollectorReference<Key>.self] = newValue }
  }
}

/// A collector as a value of the environment, compared by identity.
struct PreferenceCollectorReference<Key: PreferenceKey>: EnvironmentKey, Equatable {
  var collector: (any AnyPreferenceCollector)?
  static var defaultValue: Self { Self(collector: nil) }
  static func == (first: Self, second: Self) -> Bool { first.collector === second.collector }
}

/// A collector without the knowledge of what it collects.
@MainActor
protocol AnyPreferenceCollector: AnyObject {
  /// Where the views are that it collects from; nil before it is mounted.
  var node: _Node? { get }
  var outer: (any AnyPreferenceCollector)? { get }
  func collect() -> (() -> Void)?
}

/// The collectors of a host, and which of them have to ask for their value after the pass.
@MainActor
final class PreferenceCollectors: PassService, RowOrderService {
  private struct Reference { weak var collector: (any AnyPreferenceCollector)? }
  private var all: [Reference] = []
  @exclusivity(unchecked) private var stale: [any AnyPreferenceCollector] = []
  private var known: Set<ObjectIdentifier> = []

  func add(_ collector: any AnyPreferenceCollector) {
    if all.count == all.capacity { all.removeAll { $0.collector == nil } }
    all.append(Reference(collector: collector))
  }

  /// Something below a collector may have changed, which those around hear of as well.
  func note(_ collector: any AnyPreferenceCollector) {
    var next: (any AnyPreferenceCollector)? = collector
    while let collector = next {
      if known.insert(ObjectIdentifier(collector)).inserted { stale.append(collector) }
      next = collector.outer
    }
  }

  private let reversesSiblings: Bool
  init(of graph: Graph) { reversesSiblings = graph.configuration.reversesSiblings }

  func rowsMoved(below node: _Node) {
    var around: Set<ObjectIdentifier> = []
    var next: _Node? = node
    while let node = next {
      around.insert(ObjectIdentifier(node))
      next = node.parent
    }
    for reference in all {
      guard let collector = reference.collector, let node = collector.node else { continue }
      if around.contains(ObjectIdentifier(node)) { note(collector) }
    }
  }

  /// Makes the stale collectors read their values: children before parents, siblings in the order of their actions.
  func passEnded() {
    while !stale.isEmpty {
      // A removed node is left out: its parents may be gone.
      let ready = stale.filter { $0.node?.isMounted ?? false }.map { (path: Self.path(of: $0), collector: $0) }
        .sorted { Self.isBefore($0.path, $1.path, reversed: reversesSiblings) }
      stale = []
      known = []
      // All are asked before any acts, because what they are told is that of the pass.
      let actions = ready.compactMap { $0.collector.collect() }
      for action in actions { action() }
    }
  }

  /// The positions at each level, outermost first.
  private static func path(of collector: any AnyPreferenceCollector) -> [Int32] {
    var path: [Int32] = []
    var next = collector.node
    while let node = next {
      path.append(node.siblingIndex)
      next = node.parent
    }
    return path.reversed()
  }

  private static func isBefore(_ first: [Int32], _ second: [Int32], reversed: Bool) -> Bool {
    for (first, second) in zip(first, second) where first != second {
      return reversed ? first > second : first < second
    }
    return first.count > second.count
  }
}

extension Graph { var preferences: PreferenceCollectors { service(PreferenceCollectors.self) } }

/// The walk that gathers where preferences are set, in the order of declaration.
final class PreferenceWalk: _Visitor {
  private var list = SpliceList<PreferenceMark>()
  private var cursor: SpliceList<PreferenceMark>.Cursor = 0
  private var pending: [(node: _Node, cursor: SpliceList<PreferenceMark>.Cursor)] = []

  static func marks(below node: _Node) -> [PreferenceMark] {
    let walk = PreferenceWalk()
    walk.enter(node)
    while let next = walk.pending.popLast() {
      walk.cursor = next.cursor
      next.node.visit(by: walk)
    }
    var marks: [PreferenceMark] = []
    var cursor = walk.list.start
    while let (mark, _) = walk.list.take(at: &cursor) { marks.append(mark) }
    return marks
  }

  override func enter(_ node: _Node) { pending.append((node, list.mark(at: &cursor))) }
  func visit(_ preference: PreferenceMark) { list.insert(preference, at: &cursor) }
}
