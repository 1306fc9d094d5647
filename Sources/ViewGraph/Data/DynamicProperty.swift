/// A stored property that a view reads from the engine.
///
/// Your own struct that conforms to it may hold `@State`, `@Environment` and the like, which then work as the
/// view's own. The engine calls `update()` before each evaluation of the body.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body.
  mutating func update()
}

extension DynamicProperty { public mutating func update() {} }

/// A dynamic property that the engine can mount.
///
/// The engine skips the evaluation of a view whose properties are all the same.
package protocol MountedProperty: DynamicProperty, ComparedByItself {
  /// Connects the property with its storage: that of `previous`, or new storage.
  mutating func mount(in node: _Node, previous: Self?)
  /// Releases storage that outlives the view, or that a removed node must not keep.
  mutating func unmount()
  /// The number of changes of the value, for `_printChanges()`.
  var changes: UInt32 { get }
}

/// A property whose first field refers to its storage. Only that reference is copied from a newer value.
package protocol StateProperty: MountedProperty {}

/// A property whose `update()` runs before each evaluation.
package protocol UpdatedProperty: MountedProperty {}

extension MountedProperty {
  package mutating func unmount() {}
  package var changes: UInt32 { 0 }
}

/// A value that is no dynamic property, but whose only field, of type `heldType`, may hold some.
package protocol PropertyHolder { static var heldType: Any.Type { get } }
