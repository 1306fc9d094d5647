/// A value that the focused view publishes, identified by its type.
public protocol FocusedValueKey { associatedtype Value }

/// The values that the focused view, the views around it and the scene publish.
public struct FocusedValues {
  private var entries: [ObjectIdentifier: any FocusedEntry] = [:]
  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (entries[ObjectIdentifier(key)] as? FocusedValueEntry<Key.Value>)?.value }
    set { entries[ObjectIdentifier(key)] = newValue.map { FocusedValueEntry(value: $0) } }
  }
}

extension FocusedValues: Equatable {
  public static func == (first: FocusedValues, second: FocusedValues) -> Bool {
    first.entries.count == second.entries.count
      && first.entries.allSatisfy { key, entry in second.entries[key].map { entry.isEqual(to: $0) } ?? false }
  }
}

extension View {
  /// Hands a value to `@FocusedValue` while the view has the focus, or something in it.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    LandmarkView(
      content: self,
      _look: FocusedValueTrait(isOfScene: false) { if let value { $0[keyPath: keyPath] = value } })
  }

  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    LandmarkView(
      content: self, _look: FocusedValueTrait(isOfScene: true) { if let value { $0[keyPath: keyPath] = value } })
  }
}

/// Reads a value that the focused view publishes, or nil: `@FocusedValue(\.selection) private var selection`.
@propertyWrapper
public struct FocusedValue<Value> {
  // The first field, which is copied from a newer value: see `StateProperty`.
  private var location: StateLocation<FocusedValues>?
  private let keyPath: KeyPath<FocusedValues, Value?>
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }
  public var wrappedValue: Value? { location?.get()[keyPath: keyPath] }
}

extension FocusedValue: DynamicProperty, MountedProperty {
  package mutating func mount(in node: _Node, previous: FocusedValue?) { location = node.focusedValues }
  package mutating func unmount() { location = nil }
  package func isSame(as other: FocusedValue) -> Bool { keyPath == other.keyPath }
}

protocol FocusedEntry { func isEqual(to other: any FocusedEntry) -> Bool }

struct FocusedValueEntry<Value>: FocusedEntry {
  let value: Value

  func isEqual(to other: any FocusedEntry) -> Bool {
    (other as? FocusedValueEntry).map { ViewGraph.isEqual(value, $0.value) } ?? false
  }
}

/// Publishes a value while the focus is in the view, or, for a scene, always.
struct FocusedValueTrait: ElementTrait {
  /// Whether the focus need not be in it.
  let isOfScene: Bool
  let write: (inout FocusedValues) -> Void
}

extension _Node {
  fileprivate nonisolated var focusedValues: StateLocation<FocusedValues> {
    MainActor.assumeIsolated { graph.service(FocusedValuesService.self).location }
  }
}

/// Knows the values that the focused view and the views around it publish.
final class FocusedValuesService: GraphService {
  private unowned let graph: Graph
  let location: StateLocation<FocusedValues>

  init(of graph: Graph) {
    self.graph = graph
    location = StateLocation(FocusedValues(), queue: graph.queue)
  }
}

extension FocusedValuesService: SettlingService {
  // After the focus, which selects the values.
  static var settlingOrder: Int { 3 }

  /// Invalidates the readers, if the values have changed.
  func settle() -> Bool {
    guard let values = graph.screen?.focusedValues, values != location.get() else { return false }
    graph.queue.attend()
    location.set(values)
    return true
  }
}

extension FocusedValuesService: EndingService {
  // A published binding keeps a state, which knows the graph that has this.
  func end() {
    location.detach()
    location.set(FocusedValues())
  }
}

extension Screen {
  /// The values of the views around the focus, inner ones before outer ones, over the values of the scene.
  fileprivate var focusedValues: FocusedValues {
    var values = FocusedValues()
    let focus = focusedControl?.place
    for isOfScene in [true, false] {
      for place in index.landmarks(FocusedValueTrait.self) {
        guard let trait = place.trait(FocusedValueTrait.self), trait.isOfScene == isOfScene,
          !place.isOffScreen, isOfScene || focus.map({ $0.isInside(place) }) ?? false
        else { continue }
        trait.write(&values)
      }
    }
    return values
  }
}
