/// The key of a focused model: its type.
public struct _FocusedModelKey<Object: AnyObject>: Hashable, FocusedValueKey {
  public typealias Value = Object
}

extension FocusedValues {
  /// The focused model of a type.
  public subscript<Object: AnyObject>(_model key: _FocusedModelKey<Object>) -> Object? {
    get { self[_FocusedModelKey<Object>.self] }
    set { self[_FocusedModelKey<Object>.self] = newValue }
  }
}

extension FocusedValue {
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(\FocusedValues.[_model: _FocusedModelKey<Value>()])
  }
}

extension View {
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedValue(\FocusedValues.[_model: _FocusedModelKey<T>()], object)
  }
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedSceneValue(\FocusedValues.[_model: _FocusedModelKey<T>()], object)
  }
}
