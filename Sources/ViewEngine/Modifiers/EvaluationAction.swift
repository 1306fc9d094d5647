/// A view with an action that runs when it is mounted and at each evaluation of the enclosing body.
public struct _EvaluationActionView<Content: View> {
  public let content: Content
  @usableFromInline let name: StaticString
  @usableFromInline let action: (() -> Void)?
  @inlinable init(_ content: Content, name: StaticString, action: (() -> Void)?) {
    (self.content, self.name, self.action) = (content, name, action)
  }
}

extension _EvaluationActionView: _WrappingView {
  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> Content._Mounted {
    let content = Content._mount(view.content, in: &pass)
    if let action = view.action { pass.collect(action, named: view.name) }
    return content
  }

  @inlinable public static func _update(
    _ mounted: inout Content._Mounted, to view: consuming Self, in pass: inout _Pass
  ) {
    Content._update(&mounted, to: view.content, in: &pass)
    if let action = view.action { pass.collect(action, named: view.name) }
  }
}

extension View {
  /// Runs `action` at the mount and at every evaluation, whether or not anything has changed.
  ///
  /// - Parameters:
  ///   - name: its name in the trace.
  ///   - action: nil runs nothing.
  @usableFromInline package nonisolated func onEvaluation(
    named name: StaticString, perform action: (() -> Void)?
  ) -> _EvaluationActionView<Self> { _EvaluationActionView(self, name: name, action: action) }
}

/// A view with an action that runs once, when it is mounted, even if its content is empty.
package struct MountActionView<Content: View> {
  package let content: Content
  let name: StaticString
  let action: () -> Void
}

extension MountActionView: _WrappingView {
  package static func _mount(_ view: Self, in pass: inout _Pass) -> Content._Mounted {
    let content = Content._mount(view.content, in: &pass)
    pass.collect(view.action, named: view.name)
    return content
  }

  package static func _update(_ mounted: inout Content._Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted, to: view.content, in: &pass)
  }
}

extension View {
  /// Runs `action` once, when the view is mounted.
  /// - Parameter name: its name in the trace.
  package nonisolated func onMount(named name: StaticString, perform action: @escaping () -> Void) -> some View {
    MountActionView(content: self, name: name, action: action)
  }
}
