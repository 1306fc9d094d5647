/// A piece of user interface, described by its `body`.
///
/// Conform to it as with SwiftUI: a struct with a `body`. The underscored requirements are the engine's: a view with a
/// body gets them for free, a primitive view supplies them. They are static functions over `_Mounted`, what stays of
/// the view in the mounted tree, so that a whole row of modifiers is one value without a single object in it.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// What stays of the view once it is mounted.
  associatedtype _Mounted = _CompositeNode<Self>
  /// Inserts the view at the place that `pass` has reached.
  static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted
  /// Brings what is mounted up to date with the newest value of the view.
  static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass)
  /// Tells what is mounted that it leaves or comes back.
  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass)
  /// Writes down what the mounted view shows.
  static func _visit(_ mounted: _Mounted, by visitor: _Visitor)
  /// Adds the views that this one stands for: itself, unless it is made of others.
  func _addParts(to parts: inout _ViewParts)
  /// Adds what modifiers say about the view, the outermost first.
  func _addTraits(to traits: inout _ViewTraits)
  /// Adds what may be said about a view of this type, be it in its body.
  static func _addTraitKeys(to keys: inout _ViewTraitKeys)
  /// Whether a view of this type may stand for no view.
  static var _mayBeEmpty: Bool { get }
  /// What is mounted stands for no view, as an empty `Group` does: it never appears.
  static func _isEmpty(_ mounted: _Mounted) -> Bool
  /// Whether what is mounted is gone before its successor comes, as `.transition(.identity)` asks for.
  static func _leavesAtOnce(_ mounted: _Mounted) -> Bool
  /// Whether a walk over what is mounted may run code of a user's, such as a closure of a `ForEach`, that reads models.
  static var _readsModels: Bool { get }
}

extension View {
  @inlinable public static var _readsModels: Bool { false }
  @inlinable public static var _mayBeEmpty: Bool { false }
  @inlinable public static func _isEmpty(_ mounted: _Mounted) -> Bool { false }
  @inlinable public static func _leavesAtOnce(_ mounted: _Mounted) -> Bool { false }
}

/// Whether a mounted view is part of what a person sees.
public enum _Presence: Sendable {
  /// It is there again, with the state that it left with.
  case shown
  /// It is kept, with its state, but not seen: a tab that was left.
  case hidden
  /// It is gone for good.
  case removed
}

/// A view that the engine itself knows how to mount.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  @inlinable public static var _readsModels: Bool { true }

  public var body: Never {
    fatalError("\(Self.self) is a primitive view: it has no body to call; put it into the body of a view instead")
  }
}

extension Never: View {
  public var body: Never { fatalError("there is no value of Never whose body this could be") }
  public static func _mount(_ view: Never, in pass: inout _Pass) -> EmptyView {}
  public static func _update(_ mounted: inout EmptyView, to view: Never, in pass: inout _Pass) {}
  public static func _change(_ mounted: inout EmptyView, to presence: _Presence, in pass: inout _Pass) {}
  @inlinable public static func _visit(_ mounted: EmptyView, by visitor: _Visitor) {}
}
