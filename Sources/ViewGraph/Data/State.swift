/// A value that a view owns. It is stored when the view is mounted, kept while the view keeps its identity,
/// and a body that reads it is evaluated again when it changes.
///
/// An action reads it from the storage, so it is current there; a capture list copies it. Content that is made later,
/// such as that of a sheet, sees the value of the body's latest evaluation until an evaluation has read the state.
@propertyWrapper
public struct State<Value> {
  // NB: the first field, so that its offset does not depend on `Value`: see `ViewDescriptor`.
  @usableFromInline var location: StateLocation<Value>?
  @usableFromInline let initial: Value

  /// Keeps the value from the first evaluation of the view; later initial values are ignored.
  @inlinable public init(wrappedValue: Value) { initial = wrappedValue }
  @inlinable public init(initialValue: Value) { initial = initialValue }

  /// The current value. A write of an equal value changes nothing: plain data is compared by its bits, other values by
  /// `==`, and those that are not `Equatable` field by field. A write before the view is mounted is lost, as in SwiftUI.
  @inlinable public var wrappedValue: Value {
    get { location?.read(byCopy: true) ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value; making one does not count as a read.
  @inlinable public var projectedValue: Binding<Value> {
    if let location { Binding(location) } else { .constant(initial) }
  }
}

extension State: Sendable where Value: Sendable {}

extension State: DynamicProperty, StateProperty {
  package mutating func mount(in node: _Node, previous: State?) {
    location = previous?.location ?? StateLocation(initial, of: node)
  }

  package func unmount() { location?.detach() }
  package func isSame(as other: State) -> Bool { true }
  package var changes: UInt32 { location?.changes ?? 0 }
}
