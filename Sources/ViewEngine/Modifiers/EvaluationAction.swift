/// A view with an action that runs when it is mounted and whenever the body that it stands in is evaluated.
public struct _EvaluationActionView<Content: View> {
  public let content: Content
  @usableFromInline let name: StaticString
  @usableFromInline let action: () -> Void
  @inlinable init(_ content: Content, name: StaticString, action: @escaping () -> Void) {
    self.content = content
    self.name = name
    self.action = action
  }
}

extension _EvaluationActionView: _ModifiedView, _PrimitiveView {
  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> Content._Mounted {
    let content = Content._mount(view.content, in: &pass)
    pass.collect(view.action, named: view.name)
    return content
  }

  @inlinable public static func _update(
    _ mounted: inout Content._Mounted, to view: consuming Self, in pass: inout _Pass
  ) {
    Content._update(&mounted, to: view.content, in: &pass)
    pass.collect(view.action, named: view.name)
  }

  @inlinable public static func _change(
    _ mounted: inout Content._Mounted, to presence: _Presence, in pass: inout _Pass
  ) {
    Content._change(&mounted, to: presence, in: &pass)
  }

  @inlinable public static var _mayBeEmpty: Bool { Content._mayBeEmpty }

  @inlinable public static func _isEmpty(_ mounted: Content._Mounted) -> Bool { Content._isEmpty(mounted) }
  @inlinable public static func _leavesAtOnce(_ mounted: Content._Mounted) -> Bool { Content._leavesAtOnce(mounted) }

  @inlinable public static func _visit(_ mounted: Content._Mounted, by visitor: _Visitor) {
    Content._visit(mounted, by: visitor)
  }
}

extension View {
  /// Runs `action` at the mount and at every evaluation, whether or not anything has changed.
  ///
  /// - Parameter name: what the trace calls it.
  @usableFromInline package nonisolated func onEvaluation(
    named name: StaticString, perform action: @escaping () -> Void
  ) -> _EvaluationActionView<Self> {
    _EvaluationActionView(self, name: name, action: action)
  }
}
