/// A type-erased view. A view of another type in its place is a new view.
public struct AnyView {
  package let box: AnyViewBox

  /// Erases the view's type. A different type in its place is a new view with new state.
  public nonisolated init<Content: View>(_ view: Content) { box = (view as? AnyView)?.box ?? AnyViewBoxOf(view) }
}

@MainActor
extension AnyView {
  public func _addParts(to parts: inout _ViewParts) { box.addParts(to: &parts) }
  public func _addTraits(to traits: inout _ViewTraits) { box.addTraits(to: &traits) }
}

extension AnyView: View, _PrimitiveView {
  @inlinable public static var _readsModels: Bool { false }

  public static func _mount(_ view: AnyView, in pass: inout _Pass) -> _AnyViewNode {
    let node = _AnyViewNode(view.box, in: pass)
    pass.insert(node)
    return node
  }

  public static func _update(_ mounted: inout _AnyViewNode, to view: AnyView, in pass: inout _Pass) {
    mounted.box = view.box
    pass.revisit(mounted, changed: true)
  }
}

/// A view without its type.
package class AnyViewBox {
  @MainActor func mount(in pass: inout _Pass) -> AnyMountedView { fatalError("AnyViewBox is abstract") }
  @MainActor func addParts(to parts: inout _ViewParts) {}
  @MainActor func addTraits(to traits: inout _ViewTraits) {}
}

final class AnyViewBoxOf<Content: View>: AnyViewBox {
  // Implicitly unwrapped, because the release needs a variable; set until then.
  private(set) var view: Content!
  init(_ view: Content) { self.view = view }
  deinit { DeepRelease.release(&view) }

  override func mount(in pass: inout _Pass) -> AnyMountedView {
    MountedViewOf<Content>(Content._mount(view, in: &pass))
  }

  override func addParts(to parts: inout _ViewParts) { view._addParts(to: &parts) }
  override func addTraits(to traits: inout _ViewTraits) { view._addTraits(to: &traits) }
}

@MainActor
class AnyMountedView {
  /// Updates the mounted view if the box holds a view of the same type; returns whether it does.
  func update(to box: AnyViewBox, in pass: inout _Pass) -> Bool { fatalError("AnyMountedView is abstract") }
  func change(to presence: _Presence, in pass: inout _Pass) {}
  func visit(by visitor: _Visitor) {}
  var leavesAtOnce: Bool { false }
  var showsNothing: Bool { false }
}

final class MountedViewOf<Content: View>: AnyMountedView {
  private var mounted: Content._Mounted
  init(_ mounted: Content._Mounted) { self.mounted = mounted }

  override func update(to box: AnyViewBox, in pass: inout _Pass) -> Bool {
    guard let box = box as? AnyViewBoxOf<Content> else { return false }
    Content._update(&mounted, to: box.view, in: &pass)
    return true
  }

  override func change(to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted, to: presence, in: &pass)
  }

  package override func visit(by visitor: _Visitor) { Content._visit(mounted, by: visitor) }
  override var leavesAtOnce: Bool { Content._leavesAtOnce(mounted) }
  override var showsNothing: Bool { Content._isEmpty(mounted) }
}

/// The node of an `AnyView`.
public class _AnyViewNode: _Node {
  package var box: AnyViewBox!
  private var mounted: AnyMountedView?

  package init(_ box: AnyViewBox, in pass: borrowing _Pass) {
    self.box = box
    super.init(in: pass) { node, pass in
      unsafeDowncast(node, to: _AnyViewNode.self).evaluate(in: &pass)
    } viewer: { node, visitor in
      unsafeDowncast(node, to: _AnyViewNode.self).mounted?.visit(by: visitor)
    }
  }

  private func evaluate(in pass: inout _Pass) {
    start()
    graph.evaluation.node = self
    if let mounted, mounted.update(to: box, in: &pass) { return }
    let old = mounted
    let leavesAtOnce = asksWhetherItLeaves
    if leavesAtOnce { old?.change(to: .removed, in: &pass) }
    mounted = box.mount(in: &pass)
    if !leavesAtOnce { old?.change(to: .removed, in: &pass) }
  }

  override func change(to presence: _Presence, in pass: inout _Pass) { mounted?.change(to: presence, in: &pass) }
  package override var leavesAtOnce: Bool { mounted?.leavesAtOnce ?? false }
  override var showsNothing: Bool { (mounted?.showsNothing ?? true) && !isPresentedByItself }

  /// Whether the host presents this view alone. It then counts as one view, even if its content is empty.
  private var isPresentedByItself: Bool {
    guard graph.root?.presentsOneAnyView ?? false else { return false }
    var outer = parent
    while let node = outer, !(node is _AnyViewNode) { outer = node.parent }
    return outer == nil
  }

  override func letGo() {
    mounted = nil
    box = nil
  }
}

extension View {
  /// Whether a view of this type is exactly one `AnyView` inside bodies and modifiers.
  static var isOneAnyView: Bool { isOneAnyView(givenOne: false) }

  /// - Parameter givenOne: Whether the enclosing modifier's content is one `AnyView`.
  fileprivate static func isOneAnyView(givenOne: Bool) -> Bool {
    if Self.self == AnyView.self { return true }
    guard _mayBeEmpty else { return false }
    if Self.self is any GivenContent.Type { return givenOne }
    if let modified = Self.self as? any AppliedModifier.Type { return modified.appliesToOneAnyView(givenOne: givenOne) }
    if let modified = Self.self as? any _ModifiedView.Type { return modified.modifiesOneAnyView(givenOne: givenOne) }
    return Body.self != Never.self && Body.isOneAnyView(givenOne: false)
  }
}

extension _ModifiedView {
  fileprivate static func modifiesOneAnyView(givenOne: Bool) -> Bool { Content.isOneAnyView(givenOne: givenOne) }
}

/// The content in the body of a `ViewModifier`.
private protocol GivenContent {}
extension _ViewModifier_Content: GivenContent {}

/// A view with a `ViewModifier` that has a body.
private protocol AppliedModifier {
  @MainActor static func appliesToOneAnyView(givenOne: Bool) -> Bool
}

extension ModifiedContent: AppliedModifier where Content: View, Modifier: ViewModifier {
  fileprivate static func appliesToOneAnyView(givenOne: Bool) -> Bool {
    Modifier.Body.isOneAnyView(givenOne: Content.isOneAnyView(givenOne: givenOne))
  }
}
