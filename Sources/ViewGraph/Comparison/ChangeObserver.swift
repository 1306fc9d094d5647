/// The observer behind both `onChange` APIs. Compares a value at each evaluation of the enclosing body,
/// and collects an action if the value differs.
public struct _ChangeObserver<Content: View, Value, Action: _ChangeAction<Value>> {
  public let content: Content
  @usableFromInline package let value: Value
  @usableFromInline package let action: Action
  @usableFromInline package let followsCaptureRule: Bool

  @inlinable package init(_ content: consuming Content, value: Value, followsCaptureRule: Bool, action: Action) {
    (self.content, self.value, self.followsCaptureRule, self.action) = (content, value, followsCaptureRule, action)
  }
}

extension _ChangeObserver: _WrappingView {
  public struct _Mounted {
    @usableFromInline var content: Content._Mounted
    @usableFromInline var value: Value
    @usableFromInline var action: Action
    @usableFromInline var loopGuard = LoopGuard()

    @inlinable init(content: Content._Mounted, value: Value, action: Action) {
      (self.content, self.value, self.action) = (content, value, action)
    }
  }

  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted {
    if pass.records { note(view, in: pass) }
    return _Mounted(content: Content._mount(view.content, in: &pass), value: view.value, action: view.action)
  }

  // Inlined by hand: with the branch for the journal, the optimiser stopped inlining it into rows, at 3 % of a row.
  @inlinable @inline(__always)
  public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    if mounted.value != view.value {
      if mounted.loopGuard.allowsRun(in: pass.frame, budget: pass.budget) {
        if pass.records || pass.captureRule != .declared {
          record(from: mounted.value, mounted.action, to: view, in: &pass)
        } else {
          let action = view.followsCaptureRule && Action.declaresNewest ? view.action : mounted.action
          pass.collect(action.bound(from: mounted.value, to: view.value))
        }
      } else {
        pass.graph.warnOfLoop(observing: Value.self)
      }
    }
    // Also if the values are equal: SwiftUI's observer keeps the value of the latest evaluation as the old one.
    mounted.value = view.value
    mounted.action = view.action
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
  }

  @inlinable public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }
}

// Not inlined, so that the code for each row stays short without a recorder and without a host's capture rule.
@MainActor
extension _ChangeObserver {
  /// Collects the run of the action that the host's capture rule selects, and reports it to the journal.
  @inlinable @inline(never)
  static func record(from old: Value, _ older: Action, to view: Self, in pass: inout _Pass) {
    let runsNewest = view.followsCaptureRule && pass.captureRule.runsNewest(declaresNewest: Action.declaresNewest)
    let run = (runsNewest ? view.action : older).bound(from: old, to: view.value)
    guard pass.records, let journal = pass.graph.recorder else { return pass.collect(run) }
    pass.collect(journal.noting(view, in: pass.node, from: old, older, run))
  }

  /// Reports to the journal that the observer is mounted.
  @usableFromInline @inline(never) static func note(_ view: Self, in pass: borrowing _Pass) {
    pass.graph.recorder?.didMount(view, in: pass.node)
  }
}
