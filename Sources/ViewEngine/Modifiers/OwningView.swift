/// A view that keeps an object while it keeps its identity, and makes its content with it: as a modifier with a
/// `@State` for a reference that is never replaced, without a separate node.
public protocol _OwningView: _ModifiedView, _PrimitiveView where _Mounted == _OwningContent<Object, Made> {
  // NB: an object with at least one field, which `_OwningContent` reads by its address.
  associatedtype Object: AnyObject
  /// The content that it mounts.
  associatedtype Made: View
  /// Makes the object, when the view is mounted. In a host whose observers all run the closure from before the change,
  /// each evaluation has its own object, with the values of that moment.
  func makeObject() -> Object
  /// Makes the mounted content, at each evaluation of the enclosing body.
  consuming func make(owning object: Object) -> Made
}

/// The mounted part of an owning view.
public struct _OwningContent<Object: AnyObject, Made: View> {
  @usableFromInline var object: Object
  @usableFromInline var made: Made._Mounted
  @inlinable init(object: Object, made: Made._Mounted) {
    self.object = object
    self.made = made
  }
}

extension _OwningContent: PrefetchedPart {
  package static func fetch(_ first: UnsafeRawPointer, count: Int) -> UInt {
    // By address, because a reference would be counted.
    func object(of index: Int) -> UnsafeRawPointer {
      (first + index * MemoryLayout<Self>.stride).load(as: UnsafeRawPointer.self)
    }
    // The processor itself reads ahead of objects that lie in order.
    let steps = (1..<min(count, 16)).lazy.map { object(of: $0) - object(of: $0 - 1) }
    if steps.filter({ $0 > 0 && $0 < 256 }).count > 12 { return 0 }
    var sum: UInt = 0
    // The first field is behind the two words of the header.
    for index in 0..<count {
      sum &+= object(of: index).load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UInt.self)
    }
    return sum
  }
}

extension _OwningView {
  @inlinable public static var _readsModels: Bool { Made._readsModels }

  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _OwningContent<Object, Made> {
    let object = view.makeObject()
    return _OwningContent(object: object, made: Made._mount(view.make(owning: object), in: &pass))
  }

  @inlinable public static func _update(
    _ mounted: inout _OwningContent<Object, Made>, to view: consuming Self, in pass: inout _Pass
  ) {
    guard pass.captureRule.runsNewest(declaresNewest: true) else { return replace(&mounted, to: view, in: &pass) }
    Made._update(&mounted.made, to: view.make(owning: mounted.object), in: &pass)
  }

  @usableFromInline @inline(never) static func replace(
    _ mounted: inout _OwningContent<Object, Made>, to view: consuming Self, in pass: inout _Pass
  ) {
    let object = view.makeObject()
    Made._update(&mounted.made, to: view.make(owning: object), in: &pass)
    // Only now, because content made with the previous object need not have retained it.
    mounted.object = object
  }

  @inlinable public static func _change(
    _ mounted: inout _OwningContent<Object, Made>, to presence: _Presence, in pass: inout _Pass
  ) {
    Made._change(&mounted.made, to: presence, in: &pass)
  }

  @inlinable public static var _mayBeEmpty: Bool { Made._mayBeEmpty }

  @inlinable public static func _isEmpty(_ mounted: _OwningContent<Object, Made>) -> Bool {
    Made._isEmpty(mounted.made)
  }
  @inlinable public static func _leavesAtOnce(_ mounted: _OwningContent<Object, Made>) -> Bool {
    Made._leavesAtOnce(mounted.made)
  }

  @inlinable public static func _visit(_ mounted: _OwningContent<Object, Made>, by visitor: _Visitor) {
    Made._visit(mounted.made, by: visitor)
  }
}

/// The mounted part of a modifier that acts when its content appears or disappears: the content, and, if that may
/// become empty, a node that watches it.
public protocol _WatchedContent {
  associatedtype Content: View
  /// A copy of the node's content, if there is a node.
  // No optional, which the compiler would handle by look-ups of the type.
  var content: Content._Mounted { get set }
  var node: _Node? { get }
}

@MainActor
extension _WatchedContent {
  /// Mounts content that may become empty.
  static func watch(
    _ view: Content, in pass: inout _Pass, _ prepare: (_PresenceNode<Content>) -> Void
  ) -> (content: Content._Mounted, node: _Node) {
    let node = _PresenceNode<Content>(in: pass)
    prepare(node)
    return (node.walk(to: view, in: &pass), node)
  }

  /// Updates content that may become empty.
  mutating func update(
    _ node: _Node, to view: Content, in pass: inout _Pass, _ prepare: (_PresenceNode<Content>) -> Void
  ) {
    let node = unsafeDowncast(node, to: _PresenceNode<Content>.self)
    prepare(node)
    content = node.walk(to: view, in: &pass)
  }

  @inlinable mutating func change(to presence: _Presence, in pass: inout _Pass) {
    guard Content._mayBeEmpty, let node else { return Content._change(&content, to: presence, in: &pass) }
    pass.takeSiblingIndex(node)
    pass.schedule(node, .change(presence))
  }

  @inlinable var isEmpty: Bool {
    if Content._mayBeEmpty, let node { node.standsForNothing } else { Content._isEmpty(content) }
  }
  var leavesAtOnce: Bool { if let node { node.asksWhetherItLeaves } else { Content._leavesAtOnce(content) } }

  @inlinable func visit(by visitor: _Visitor) {
    if Content._mayBeEmpty, let node { visitor.enter(node) } else { Content._visit(content, by: visitor) }
  }
}
