#if canImport(Darwin)
  public import Foundation
#endif

/// The item that is dragged with a view.
struct DragSource: ElementTrait {
  let payload: () -> Any
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("draggable")] }
}

extension View {
  /// Makes the view draggable: see `drag(_:onto:)` of a host.
  public nonisolated func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview = { EmptyView() }
  ) -> some View { LandmarkView(content: self, _look: DragSource(payload: payload)) }

  public nonisolated func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview = { EmptyView() }
  ) -> some View { LandmarkView(content: self, _look: DragSource(payload: data)) }
}
