#if canImport(Observation)
  public import Observation

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public struct _EnvironmentObjectSetting<Object: AnyObject>: _EnvironmentSetting {
    let object: Object?
    public func differs(from other: Self) -> Bool { object !== other.object }
    public func apply(to values: inout EnvironmentValues) { values[object: EnvironmentObjectKey<Object>()] = object }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension View {
    /// Puts a model into the environment of the view and its content, where `@Environment(Model.self)` finds it by its
    /// type. Nil removes the enclosing one.
    public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
      _EnvironmentView(self, _EnvironmentObjectSetting(object: object))
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension Scene {
    public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
      mapWindows { $0.environment(object) }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension Environment {
    /// Reads the model of a type. Reading it without an `.environment(_:)` around the view ends the program.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
      self.init(object: \.[object: EnvironmentObjectKey<Value>()]) {
        MissingObject.stop("Observable object of type \(Value.self)", "View.environment(_:) for \(Value.self)")
      }
    }

    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
      self.init(\.[object: EnvironmentObjectKey<Object>()])
    }
  }
#endif

/// The key of an environment object: its type. No user's key equals one.
struct EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey, Hashable {
  /// An object, compared by identity.
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

/// An object that a view reads from the environment, and that no view around provides.
package enum MissingObject {
  /// Ends the program with SwiftUI's message, and the name of the view that is being evaluated.
  ///
  /// - Parameters:
  ///   - object: the missing object, with its type.
  ///   - modifier: the modifier that would have provided it.
  package static func stop(_ object: String, _ modifier: String) -> Never {
    let type = Evaluation.current.flatMap { evaluation in
      MainActor.assumeIsolated { evaluation.node?.viewType }
    }
    let view = type.map { "the view \(ViewTypeName.short(of: $0))" } ?? "this view"
    fatalError("No \(object) found. A \(modifier) may be missing as an ancestor of \(view).")
  }
}
