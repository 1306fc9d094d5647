/// A scope for the names of views: `@Namespace private var animation`. It stays the same as long as its view does.
@propertyWrapper
public struct Namespace {
  // The first field, which is copied from a newer value: see `StateProperty`.
  private var token: Token?
  public init() {}
  public var wrappedValue: ID { ID(token: token ?? Token()) }

  /// The identity of a namespace, which lasts while the view is mounted.
  public struct ID: Hashable, Sendable {
    fileprivate let token: Token
    public static func == (first: ID, second: ID) -> Bool { first.token === second.token }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  fileprivate final class Token: Sendable {}
}

extension Namespace: DynamicProperty, StateProperty {
  package mutating func mount(in node: _Node, previous: Namespace?) { token = previous?.token ?? Token() }
  package func isSame(as other: Namespace) -> Bool { true }
}
