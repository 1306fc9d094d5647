@testable import ViewGraph

/// A view that is put away while `isShown` is false: it keeps its state, and nothing in it is evaluated.
struct Page<Content: View> {
  let isShown: Bool
  let content: Content

  init(isShown: Bool, @ViewBuilder content: () -> Content) { (self.isShown, self.content) = (isShown, content()) }
}

extension Page: _PrimitiveView {
  static func _mount(_ view: Self, in pass: inout _Pass) -> _AnyViewNode {
    AnyView._mount(AnyView(view.content), in: &pass)
  }

  static func _update(_ mounted: inout _AnyViewNode, to view: Self, in pass: inout _Pass) {
    mounted.box = AnyView(view.content).box
    mounted.status.insert(.outOfDate)
    guard view.isShown else {
      pass.takeSiblingIndex(mounted)
      mounted.status.formUnion([.suspended, .away])
      return pass.schedule(mounted, .change(.hidden))
    }
    mounted.status.subtract([.suspended, .away])
    pass.revisit(mounted, changed: false)
    pass.schedule(mounted, .change(.shown))
  }
}
