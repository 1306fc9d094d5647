#if (!canImport(SwiftUI) || ViewEngine) && (canImport(Combine) || OpenCombine)
  #if canImport(Combine)
    public import Combine
  #else
    public import OpenCombine
  #endif
  public import ViewEngine

  /// An object that the view owns: made once, when the view is first evaluated, and kept while the view keeps
  /// its identity.
  @propertyWrapper
  public struct StateObject<ObjectType: ObservableObject> {
    @State private var box: Box
    private let connection = Connection()

    /// - Parameter thunk: makes the object; is called at most once, however often the view's value is made.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { _box = State(wrappedValue: Box(thunk)) }

    /// The object. Before the view is mounted, one that nobody keeps, as in SwiftUI.
    public var wrappedValue: ObjectType { box.object }

    /// Makes bindings to what the object holds: `$object.member`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    fileprivate final class Box {
      private let make: () -> ObjectType
      private(set) lazy var object = make()
      init(_ make: @escaping () -> ObjectType) { self.make = make }
    }
  }

  extension StateObject: DynamicProperty {
    public mutating func update() { connection.observe(box.object) }
  }
#endif
