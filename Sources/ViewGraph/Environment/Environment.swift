/// A value that a view reads from the environment.
///
/// The view is evaluated again when the value changes. As in SwiftUI, a closure keeps the value of the evaluation that
/// made it. The legacy `onChange` runs the previous closure, and therefore sees the previous value.
@propertyWrapper
public struct Environment<Value> {
  private let source: Source
  /// The value of the latest evaluation; nil before it.
  package private(set) var value: Value?
  private var changeCount: UInt32 = 0

  private enum Source {
    case value(KeyPath<EnvironmentValues, Value>)
    /// An object that must be present, though only if it is used.
    case object(KeyPath<EnvironmentValues, Value?>, missing: () -> Never)
  }

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .value(keyPath) }

  /// - Parameter missing: ends the program, because no view around it provides the object.
  package init(object keyPath: KeyPath<EnvironmentValues, Value?>, missing: @escaping () -> Never) {
    source = .object(keyPath, missing: missing)
  }

  /// The value, as of the latest evaluation; before the view is mounted, the default one.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .value(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(_, let missing): missing()
    }
  }
}

extension Environment: DynamicProperty, UpdatedProperty {
  package mutating func mount(in node: _Node, previous: Environment?) {
    guard let previous else { return }
    value = previous.value
    changeCount = previous.changeCount
  }

  package func isSame(as other: Environment) -> Bool {
    switch (source, other.source) {
    case (.value(let first), .value(let second)): first == second
    case (.object(let first, _), .object(let second, _)): first == second
    default: false
    }
  }

  package var changes: UInt32 { changeCount }

  /// Reads the environment of the view that is being evaluated.
  public mutating func update() {
    guard let node = Evaluation.current?.node else { return }
    var values = EnvironmentValues(in: node.scope, readBy: .node(node))
    if Value.self == EnvironmentValues.self { values = values.copy }
    let old = value
    value =
      switch source {
      case .value(let keyPath): values[keyPath: keyPath]
      case .object(let keyPath, _): values[keyPath: keyPath]
      }
    if !isEqual(old, value) { changeCount &+= 1 }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
