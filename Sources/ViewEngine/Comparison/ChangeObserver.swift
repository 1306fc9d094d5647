/// The observer that both `onChange` APIs are made of: it compares a value whenever the body that it
/// stands in is evaluated, and has an action run if the value is another one.
public struct _ChangeObserver<Content: View, Value: Equatable> {
  @usableFromInline let content: Content
  @usableFromInline let value: Value
  @usableFromInline let action: (Value) -> Void
  @usableFromInline let followsCaptureRule: Bool

  @inlinable init(_ content: Content, value: Value, followsCaptureRule: Bool, action: @escaping (Value) -> Void) {
    self.content = content
    self.value = value
    self.followsCaptureRule = followsCaptureRule
    self.action = action
  }
}

extension _ChangeObserver: View, _PrimitiveView {
  @inlinable public static var _readsModels: Bool { Content._readsModels }

  public struct _Mounted {
    @usableFromInline var content: Content._Mounted
    @usableFromInline var value: Value
    @usableFromInline var action: (Value) -> Void
    @usableFromInline var loopGuard = LoopGuard()

    @inlinable init(content: Content._Mounted, value: Value, action: @escaping (Value) -> Void) {
      self.content = content
      self.value = value
      self.action = action
    }
  }

  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted {
    if pass.records { pass.noteObserver(Self.self, isLegacy: view.followsCaptureRule) }
    return _Mounted(content: Content._mount(view.content, in: &pass), value: view.value, action: view.action)
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    if mounted.value != view.value {
      if mounted.loopGuard.allowsRun(in: pass.frame, budget: pass.budget) {
        let action = view.followsCaptureRule && pass.captureRule == .newest ? view.action : mounted.action
        pass.collectChange(
          from: mounted.value, to: view.value, action, of: Self.self, isLegacy: view.followsCaptureRule)
      } else {
        pass.graph.warnOfLoop(observing: Value.self)
      }
      mounted.value = view.value
    }
    mounted.action = view.action
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
  }

  public static func _render(_ mounted: _Mounted, into rendering: inout _Rendering) {
    Content._render(mounted.content, into: &rendering)
  }
}

extension _Pass {
  /// Collects the run of an observer's action.
  @inlinable mutating func collectChange<Value>(
    from old: Value, to new: Value, _ action: @escaping (Value) -> Void, of observer: Any.Type, isLegacy: Bool
  ) {
    if records {
      collectRecordedChange(from: old, to: new, action, of: observer, isLegacy: isLegacy)
    } else {
      collect { action(new) }
    }
  }

  @usableFromInline mutating func collectRecordedChange<Value>(
    from old: Value, to new: Value, _ action: @escaping (Value) -> Void, of observer: Any.Type, isLegacy: Bool
  ) {
    let witness = graph.configuration.witness
    let place = witness.map { _ in ObserverPlace(observer, owner: node.inspectedOwner?.type, isLegacy: isLegacy) }
    collect { [graph] in
      graph.record(.change(of: "\(Value.self)", old: "\(old)", new: "\(new)"))
      if let witness, let place { witness.willRun(place, old: old, new: new) }
      action(new)
      if let witness, let place { witness.didRun(place) }
    }
  }

  /// Tells the witness, if there is one, that an observer is mounted.
  @usableFromInline func noteObserver(_ observer: Any.Type, isLegacy: Bool) {
    guard let witness = graph.configuration.witness else { return }
    let owner = node.inspectedOwner
    if let owner { witness.didMount(owner) }
    witness.didMount(ObserverPlace(observer, owner: owner?.type, isLegacy: isLegacy))
  }
}

extension View {
  /// What the shim makes both of its APIs of.
  ///
  /// - Parameter followsCaptureRule: whether a host may override which closure runs; false for a layer that
  ///   depends on the closure from before the change.
  @usableFromInline package nonisolated func _observe<Value: Equatable>(
    _ value: Value, followsCaptureRule: Bool, perform action: @escaping (Value) -> Void
  ) -> _ChangeObserver<Self, Value> {
    _ChangeObserver(self, value: value, followsCaptureRule: followsCaptureRule, action: action)
  }
}
