public import Combine

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @frozen @propertyWrapper @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { fatalError() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() }
}
