/// A stored property that a view reads from the engine.
///
/// A struct of your own that conforms to it may hold `@State`, `@Environment` and the like, which work as
/// if they were the view's; `update()` is called before each evaluation of the body.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the engine itself knows how to mount.
///
/// A view that differs in nothing else than properties that are the same need not be evaluated anew.
package protocol MountedProperty: DynamicProperty, ComparedByItself {
  /// Connects the property with its storage: that of `previous`, or new storage.
  mutating func mount(in node: _Node, previous: Self?)
  /// Lets go of what outlives the view, and of what a node that is gone is not to keep.
  mutating func unmount()
  /// How often the value has changed, for `_printChanges()`.
  var changes: UInt32 { get }
}

/// A property whose first field is a reference to its storage, which is all that a newer value needs of it.
package protocol StateProperty: MountedProperty {}

/// A property that is brought up to date before each evaluation.
package protocol UpdatedProperty: MountedProperty {}

extension MountedProperty {
  package mutating func unmount() {}
  package var changes: UInt32 { 0 }
}

/// A value whose only field, of that type, may hold dynamic properties, though the value itself is none.
package protocol PropertyHolder {
  static var heldType: Any.Type { get }
}
