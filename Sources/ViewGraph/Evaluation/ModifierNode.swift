/// The node of a modifier that has a body, and of the content passed to it.
///
///     ModifierNode ── the body's content ── … ── SlotNode ── the modified view
///
/// Both change independently: a new modifier evaluates the body, a new view only updates the slots.
public final class _ModifierNode<Content: View, Modifier: ViewModifier>: _Node {
  @exclusivity(unchecked) @usableFromInline package var modifier: Modifier!
  @exclusivity(unchecked) @usableFromInline var content: Content!
  @exclusivity(unchecked) @usableFromInline var mounted: Modifier.Body._Mounted?
  /// The slot that mounts the content: one, except for a modifier that uses it twice or not at all.
  @exclusivity(unchecked) @usableFromInline var slot: _SlotNode<Content>?
  @exclusivity(unchecked) @usableFromInline var otherSlots: [_SlotNode<Content>] = []
  @usableFromInline let descriptor: ViewDescriptor

  @inlinable init(
    _ view: consuming ModifiedContent<Content, Modifier>, in pass: borrowing _Pass, evaluator: @escaping Evaluator,
    viewer: @escaping Viewer
  ) {
    modifier = view.modifier
    content = view.content
    descriptor = pass.graph.descriptor(of: Modifier.self)
    super.init(in: pass, evaluator: evaluator, viewer: viewer)
    if descriptor.hasProperties { descriptor.mount(&modifier!, in: self) }
  }

  /// Stores newer values; returns whether the body must be evaluated.
  @inlinable func replace(with view: consuming ModifiedContent<Content, Modifier>) -> Bool {
    content = view.content
    let differs = descriptor.replace(&modifier!, with: view.modifier, in: self)
    if let slot { slot.markOutOfDate(sees: differs) }
    for slot in otherSlots { slot.markOutOfDate(sees: differs) }
    return differs
  }

  @inlinable func evaluate(in pass: inout _Pass) {
    start()
    graph.evaluation.node = self
    if descriptor.hasUpdates { descriptor.update(&modifier!) }
    // Made here and not at its use, because the compiler knows the type of the content here.
    if slot == nil { slot = _SlotNode(of: self, in: pass) }
    Modifier.Body.updateOrMount(&mounted, to: modifier.body(content: _ViewModifier_Content(of: self)), in: &pass)
    endEvaluation()
  }

  @inlinable func evaluate(_ slot: _SlotNode<Content>, in pass: inout _Pass) {
    slot.start()
    graph.evaluation.node = slot
    Content.updateOrMount(&slot.content, to: content, in: &pass)
  }

  @usableFromInline override func makeSlot(in pass: inout _Pass) -> _Node {
    if let slot, !slot.isMounted, pass.node === self, pass.scope === scope {
      slot.show(in: pass)
      return slot
    }
    let slot = _SlotNode<Content>(of: self, in: pass)
    slot.show(in: pass)
    otherSlots.append(slot)
    return slot
  }

  override func removeSlot(_ slot: _Node) {
    if self.slot === slot { self.slot = otherSlots.popLast() } else { otherSlots.removeAll { $0 === slot } }
  }

  override func change(to presence: _Presence, in pass: inout _Pass) {
    guard mounted != nil else { return }
    Modifier.Body._change(&mounted!, to: presence, in: &pass)
    if presence == .removed { descriptor.unmount(&modifier!) }
  }

  // Breaks the cycle between a slot and its modifier, also for a slot that the body has never used.
  override func letGo() {
    mounted = nil
    modifier = nil
    content = nil
    slot = nil
    otherSlots = []
  }

  package override var leavesAtOnce: Bool { mounted.map { Modifier.Body._leavesAtOnce($0) } ?? false }
  override var showsNothing: Bool { mounted.map { Modifier.Body._isEmpty($0) } ?? true }
  @inlinable func walk(by visitor: _Visitor) { Modifier.Body.visit(&mounted, by: visitor) }

  package override func readProperties(_ body: (ViewDescriptor, UnsafeMutableRawPointer) -> Void) {
    if modifier != nil { descriptor.read(&modifier!, body) }
  }
}

/// The place in the body of a modifier where the modified view is mounted.
public final class _SlotNode<Content: View>: _Node {
  @exclusivity(unchecked) @usableFromInline var content: Content._Mounted?
  // Strong, because the modifier's content is read to bring the slot up to date; both end together.
  @usableFromInline let source: _Node

  /// Notes that the modified view was replaced; a walk over the modifier's body (`sees`) finds its own slot.
  @inlinable func markOutOfDate(sees: Bool) {
    if sees, parent === source { status.insert(.outOfDate) } else { markOutOfDate() }
  }

  /// Makes an empty slot at the place that the walk has reached.
  @inlinable init<Modifier>(of modifier: _ModifierNode<Content, Modifier>, in pass: borrowing _Pass) {
    source = modifier
    super.init(in: pass, evaluator: modifier.evaluator, viewer: modifier.viewer)
    status.insert(.slot)
    status.remove(.mounted)
    if !Content._readsModels { status.remove(.mayReadModels) }
  }

  func show(in pass: borrowing _Pass) {
    status.insert(.mounted)
    contentRole = pass.contentRole
    if pass.isHidden { status.insert(.hidden) } else { status.remove(.hidden) }
  }

  override func change(to presence: _Presence, in pass: inout _Pass) {
    guard content != nil else { return }
    Content._change(&content!, to: presence, in: &pass)
    if presence == .removed { source.removeSlot(self) }
  }

  package override var leavesAtOnce: Bool { content.map { Content._leavesAtOnce($0) } ?? false }
  override var showsNothing: Bool { content.map { Content._isEmpty($0) } ?? true }
  override func letGo() { content = nil }
  @inlinable func walk(by visitor: _Visitor) { Content.visit(&content, by: visitor) }
}

extension ModifiedContent: View, _PrimitiveView, _ModifiedView where Content: View, Modifier: ViewModifier {
  public static func _addTraitKeys(to keys: inout _ViewTraitKeys) {
    Content._addTraitKeys(to: &keys)
    Modifier.Body._addTraitKeys(to: &keys)
  }

  @inlinable public static var _readsModels: Bool { false }
  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _ModifierNode<Content, Modifier>
  {
    let node = _ModifierNode(view, in: pass) { node, pass in
      if node.status.contains(.slot) {
        let slot = unsafeDowncast(node, to: _SlotNode<Content>.self)
        unsafeDowncast(slot.source, to: _ModifierNode<Content, Modifier>.self).evaluate(slot, in: &pass)
      } else {
        unsafeDowncast(node, to: _ModifierNode<Content, Modifier>.self).evaluate(in: &pass)
      }
    } viewer: { node, visitor in
      if node.status.contains(.slot) {
        unsafeDowncast(node, to: _SlotNode<Content>.self).walk(by: visitor)
      } else {
        unsafeDowncast(node, to: _ModifierNode<Content, Modifier>.self).walk(by: visitor)
      }
    }
    pass.walk(into: node) { node.evaluate(in: &$0) }
    return node
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    guard mounted.replace(with: view) || pass.forcesEvaluation else { return pass.revisit(mounted, changed: false) }
    mounted.status.insert([.outOfDate, .replaced])
    pass.walk(into: mounted) { [mounted] in mounted.evaluate(in: &$0) }
  }
}
