#if canImport(Observation)
  public import Observation

  /// Puts an object into the environment, by its type.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public struct _EnvironmentObjectSetting<Object: AnyObject>: _EnvironmentSetting {
    let object: Object?

    public func differs(from other: Self) -> Bool { object !== other.object }
    public func apply(to values: inout EnvironmentValues) { values[object: EnvironmentObjectKey<Object>()] = object }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension View {
    /// Puts a model into the environment of the view and everything in it, where `@Environment(Model.self)`
    /// finds it by its type. Nil takes out what is around.
    public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
      _EnvironmentView(self, _EnvironmentObjectSetting(object: object))
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension Environment {
    /// Reads the model of a type. To use it where nobody has put one into the environment ends the program.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
      self.init(object: \.[object: EnvironmentObjectKey<Value>()]) {
        MissingObject.stop("Observable object of type \(Value.self)", "View.environment(_:) for \(Value.self)")
      }
    }

    /// Reads the model of a type, or nil if there is none.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
      self.init(\.[object: EnvironmentObjectKey<Object>()])
    }
  }
#endif

/// What an object of the environment is known by: its type. No key of a user's is one.
struct EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey, Hashable {
  /// An object, which is another one only if its identity is.
  struct Reference: Equatable {
    let object: Object?
    static func == (first: Self, second: Self) -> Bool { first.object === second.object }
  }

  static var defaultValue: Reference { Reference(object: nil) }
}

extension EnvironmentValues {
  subscript<Object: AnyObject>(object key: EnvironmentObjectKey<Object>) -> Object? {
    get { self[EnvironmentObjectKey<Object>.self].object }
    set { self[EnvironmentObjectKey<Object>.self] = EnvironmentObjectKey<Object>.Reference(object: newValue) }
  }
}
