#if canImport(Darwin)
  public import Foundation
#endif

/// What is dragged with a view.
struct DragSource: ElementTrait {
  let payload: () -> Any

  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("draggable")] }
}

extension View {
  /// Lets a person drag the view: `drag(_:onto:)` of a host does.
  ///
  /// - Parameter payload: what is dropped then. (SwiftUI's is `Transferable`, which no system has but Apple's.)
  public nonisolated func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    LandmarkView(content: self, _look: DragSource(payload: payload))
  }

  /// - Parameter preview: what is seen under the finger; not shown.
  public nonisolated func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View {
    LandmarkView(content: self, _look: DragSource(payload: payload))
  }

  /// Lets a person drag the view.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    LandmarkView(content: self, _look: DragSource(payload: data))
  }

  /// - Parameter preview: what is seen under the finger; not shown.
  public nonisolated func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View {
    onDrag(data)
  }
}
