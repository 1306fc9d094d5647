/// A piece of user interface, described by its `body`.
///
/// Conform to it as with SwiftUI: a struct with a `body`. The underscored requirements are the engine's: a view with a
/// body inherits them, a primitive view supplies them. They are static functions over `_Mounted`, the view's part of
/// the mounted tree, so that a whole row of modifiers is one value without a single object in it.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// The view's part of the mounted tree.
  associatedtype _Mounted = _CompositeNode<Self>
  /// Inserts the view at the place that `pass` has reached.
  static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted
  /// Updates the mounted part to the newest value of the view.
  static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass)
  /// Tells the mounted part that it is shown, hidden or removed.
  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass)
  /// Reports the mounted view to the visitor.
  static func _visit(_ mounted: _Mounted, by visitor: _Visitor)
  /// Adds the views that this one consists of: itself, unless it is a group of others.
  func _addParts(to parts: inout _ViewParts)
  /// Adds the traits that modifiers set on the view, the outermost first.
  func _addTraits(to traits: inout _ViewTraits)
  /// Adds the traits that a view of this type may have, including those set in its body.
  static func _addTraitKeys(to keys: inout _ViewTraitKeys)
  /// Whether the content of a view of this type may be empty.
  static var _mayBeEmpty: Bool { get }
  /// Whether the mounted content is empty, as an empty `Group`'s is: it never appears.
  static func _isEmpty(_ mounted: _Mounted) -> Bool
  /// Whether the mounted content disappears before its successor appears, as with `.transition(.identity)`.
  static func _leavesAtOnce(_ mounted: _Mounted) -> Bool
  /// Whether a walk over the mounted part may run user code that reads models, such as a closure of a `ForEach`.
  static var _readsModels: Bool { get }
}

extension View {
  @inlinable public static var _readsModels: Bool { false }
  @inlinable public static var _mayBeEmpty: Bool { false }
  @inlinable public static func _isEmpty(_ mounted: _Mounted) -> Bool { false }
  @inlinable public static func _leavesAtOnce(_ mounted: _Mounted) -> Bool { false }
}

/// The visibility of a mounted view.
public enum _Presence: Sendable {
  /// Shown again, with the state that it left with.
  case shown
  /// Kept with its state, but not shown: a tab that was left.
  case hidden
  /// Removed from the tree.
  case removed
}

/// A view that the engine mounts without a body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  @inlinable public static var _readsModels: Bool { true }

  public var body: Never {
    fatalError("\(Self.self) is a primitive view without a body.\n\nTo fix, put it into the body of a view.")
  }
}

extension Never: View {
  public var body: Never { fatalError("there is no value of Never whose body this could be") }
  public static func _mount(_ view: Never, in pass: inout _Pass) -> EmptyView {}
  public static func _update(_ mounted: inout EmptyView, to view: Never, in pass: inout _Pass) {}
  public static func _change(_ mounted: inout EmptyView, to presence: _Presence, in pass: inout _Pass) {}
  @inlinable public static func _visit(_ mounted: EmptyView, by visitor: _Visitor) {}
}
