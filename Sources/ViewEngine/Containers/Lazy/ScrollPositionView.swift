/// A view whose lazy container shows the row that a binding names.
struct ScrollPositionView<Content: View, ID: Hashable> {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?
  private let position = Owned<BoundRowPosition<ID>>()
}

extension ScrollPositionView: _ModifiedView, _EngineView {
  var body: some View {
    PassView { pass in
      let position = position.wrappedValue
      position.follow(id, anchor: anchor.map { RowAnchor($0) }, in: pass.graph)
      return content.environment(\.rowPosition, RowPositionReference(position: position))
        .painted("scrollPosition", [("", id.wrappedValue.map { "\($0)" } ?? "none"), ("at", anchor)])
    }
  }
}
