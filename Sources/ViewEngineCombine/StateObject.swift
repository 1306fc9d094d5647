#if BundledEngine && (canImport(Darwin) || OpenCombine)
  #if canImport(Darwin) && compiler(>=6.2)
    public import Combine
  #else
    public import OpenCombine
  #endif
  public import ViewEngine

  /// An object that the view owns: made once, when the view is first evaluated, and kept while the view keeps
  /// its identity.
  @propertyWrapper
  public struct StateObject<ObjectType: ObservableObject> {
    // NB: two places. What is mounted must hold the object, and not the struct, which outlives the view in
    // whoever has a copy; and the closure is in a reference, for a closure would make all structs differ.
    @State private var maker: Maker
    private var storage = Owned<Storage>()
    private var connection = Connection()

    /// - Parameter thunk: makes the object; is called at most once, however often the view's value is made.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
      _maker = State(wrappedValue: Maker(make: thunk))
    }

    /// The object. Before the view is mounted, one that nobody keeps, as in SwiftUI.
    public var wrappedValue: ObjectType { storage.wrappedValue.object(madeBy: maker) }

    /// Makes bindings to what the object holds: `$object.member`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    private final class Maker {
      let make: () -> ObjectType
      init(make: @escaping () -> ObjectType) { self.make = make }
    }

    private final class Storage: OwnableObject {
      private var object: ObjectType?

      func object(madeBy maker: Maker) -> ObjectType {
        if let object { return object }
        // What makes the object may read states of the view around, on which this one does not depend.
        let object = Evaluation.untracked { maker.make() }
        self.object = object
        return object
      }
    }
  }

  extension StateObject: DynamicProperty {
    public mutating func update() { connection.observe(wrappedValue) }
  }
#endif
