/// Reads what the view with the focus hands out, or nil: `@FocusedValue(\.selection) private var selection`.
@propertyWrapper
public struct FocusedValue<Value> {
  // NB: the first field, which a newer value takes over: see `StateProperty`.
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

/// Reads and writes through the binding that the view with the focus hands out, if it does.
@propertyWrapper
public struct FocusedBinding<Value> {
  private var location: StateLocation<FocusedValues>?
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? { location?.get()[keyPath: keyPath] }

  /// The value; nil, and not to be written, where nothing hands a binding out.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    Binding(
      get: { [binding] in binding?.wrappedValue },
      set: { [binding] in if let value = $0 { binding?.wrappedValue = value } })
  }
}

extension FocusedBinding: DynamicProperty, MountedProperty {
  package mutating func mount(in node: _Node, previous: FocusedBinding?) { location = node.focusedValues }
  package mutating func unmount() { location = nil }
  package func isSame(as other: FocusedBinding) -> Bool { keyPath == other.keyPath }
}

extension _Node {
  fileprivate nonisolated var focusedValues: StateLocation<FocusedValues> {
    MainActor.assumeIsolated { graph.service(FocusedValuesService.self).location }
  }
}
