/// The observer that both `onChange` APIs are made of: it compares a value whenever the body that it
/// stands in is evaluated, and has an action run if the value is another one.
public struct _ChangeObserver<Content: View, Value: Equatable> {
  public let content: Content
  @usableFromInline let value: Value
  @usableFromInline let action: (Value) -> Void
  @usableFromInline let followsCaptureRule: Bool

  @inlinable package init(_ content: Content, value: Value, followsCaptureRule: Bool, action: @escaping (Value) -> Void)
  {
    self.content = content
    self.value = value
    self.followsCaptureRule = followsCaptureRule
    self.action = action
  }
}

extension _ChangeObserver: _WrappingView {
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
    _Mounted(content: Content._mount(view.content, in: &pass), value: view.value, action: view.action)
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    if mounted.value != view.value {
      if mounted.loopGuard.allowsRun(in: pass.frame, budget: pass.budget) {
        let action = view.followsCaptureRule && pass.captureRule == .newest ? view.action : mounted.action
        pass.collectChange(from: mounted.value, to: view.value, action)
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

  @inlinable public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }
}

extension _Pass {
  /// Collects the run of an observer's action.
  @inlinable mutating func collectChange<Value>(
    from old: Value, to new: Value, _ action: @escaping (Value) -> Void
  ) {
    if records {
      collectRecordedChange(from: old, to: new, action)
    } else {
      collect { action(new) }
    }
  }

  @usableFromInline mutating func collectRecordedChange<Value>(
    from old: Value, to new: Value, _ action: @escaping (Value) -> Void
  ) {
    collect { [graph] in
      graph.record(.change(of: "\(Value.self)", old: "\(old)", new: "\(new)"))
      action(new)
    }
  }
}
