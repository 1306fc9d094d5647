/// A view with an action that runs once, when it is mounted, also where there is nothing to appear.
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
  ///
  /// - Parameter name: what the trace calls it.
  package nonisolated func onMount(named name: StaticString, perform action: @escaping () -> Void) -> some View {
    MountActionView(content: self, name: name, action: action)
  }
}
