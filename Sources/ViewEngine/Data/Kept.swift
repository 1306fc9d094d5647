/// An object that a view or a modifier keeps for as long as it keeps its identity: what `@State` is for a
/// reference that nobody replaces, without what a write would need (a lock, readers, a comparison).
///
/// The object is made when the view is mounted, not each time that the struct is initialised, so the initial
/// value is never asked for: it has to be what `Object()` makes.
public struct _Kept<Object: _KeptObject> {
  // NB: the first field, which a newer value takes over: see `StateProperty`.
  @usableFromInline var object: Object?

  @inlinable public init(wrappedValue: @autoclosure () -> Object) {}

  @inlinable public var wrappedValue: Object { object ?? Object() }
}

/// What can be kept.
public protocol _KeptObject: AnyObject {
  init()
}

extension _Kept: DynamicProperty, KeptProperty {
  static var objectType: any _KeptObject.Type { Object.self }

  mutating func mount(in node: _Node, previous: _Kept?) { object = previous?.object ?? Object() }
  mutating func unmount() { object = nil }
  func isSame(as other: _Kept) -> Bool { true }
}
