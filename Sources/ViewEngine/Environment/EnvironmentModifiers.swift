/// Sets the value at a key path.
public struct _EnvironmentValueSetting<Value>: _EnvironmentSetting {
  @usableFromInline let keyPath: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let value: Value

  @inlinable init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    (self.keyPath, self.value) = (keyPath, value)
  }

  public func differs(from other: Self) -> Bool { keyPath != other.keyPath || !isEqual(value, other.value) }
  public func apply(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// Makes a value of the one around.
public struct _EnvironmentTransform<Value>: _EnvironmentSetting {
  @usableFromInline let keyPath: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let transform: (inout Value) -> Void

  @inlinable init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ transform: @escaping (inout Value) -> Void) {
    (self.keyPath, self.transform) = (keyPath, transform)
  }

  @inlinable public static var readsModels: Bool { true }
  public func differs(from other: Self) -> Bool { true }
  public func apply(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

extension View {
  /// Sets a value of the environment for the view and everything in it. Views that read it are evaluated again when it
  /// differs: plain data by its bits, other values by `==`, and those that are not `Equatable` field by field.
  @inlinable public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { _EnvironmentView(self, _EnvironmentValueSetting(keyPath, value)) }

  @inlinable public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View { _EnvironmentView(self, _EnvironmentTransform(keyPath, transform)) }
}
