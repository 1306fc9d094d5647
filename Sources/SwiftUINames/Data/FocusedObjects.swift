#if !canImport(Darwin)
  public import Observation
  public import ViewEngine

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
    /// Reads the model of that type that the focused view publishes.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
      self.init(\FocusedValues.[_model: _FocusedModelKey<Value>()])
    }
  }

  extension View {
    /// Hands a model to `@FocusedValue` while the view has the focus, or something in it.
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
      focusedValue(\FocusedValues.[_model: _FocusedModelKey<T>()], object)
    }
    /// Hands a model to `@FocusedValue`, for a focus anywhere in the scene.
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
      focusedSceneValue(\FocusedValues.[_model: _FocusedModelKey<T>()], object)
    }
  }
#endif
