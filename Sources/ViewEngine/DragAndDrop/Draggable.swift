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
  ///
  /// - Parameter payload: the dropped item. (SwiftUI's is `Transferable`, which only Apple's systems have.)
  public nonisolated func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    LandmarkView(content: self, _look: DragSource(payload: payload))
  }

  /// - Parameters:
  ///   - preview: the view under the finger; not shown.
  ///   - payload: makes the item when the drag begins.
  public nonisolated func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View {
    LandmarkView(content: self, _look: DragSource(payload: payload))
  }

  /// Lets a person drag the view.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    LandmarkView(content: self, _look: DragSource(payload: data))
  }

  /// - Parameters:
  ///   - preview: the view under the finger; not shown.
  ///   - data: the elements, one for each row.
  public nonisolated func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View {
    onDrag(data)
  }
}
