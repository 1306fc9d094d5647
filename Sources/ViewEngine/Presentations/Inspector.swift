public import Foundation

/// What stands beside a view while it is asked for.
private struct InspectorColumn<Content: View> {
  let isPresented: Binding<Bool>
  let content: Content
}

extension InspectorColumn: _EngineView {
  var body: some View {
    if isPresented.wrappedValue { InspectorView(content: content, _look: []) }
  }
}

private struct InspectorView<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension InspectorView: _ContainerView { static var _name: String { "Inspector" } }

extension View {
  /// Shows a column beside the view while `isPresented` is true. It covers nothing: a host uses both.
  public nonisolated func inspector<Column: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Column
  ) -> some View {
    PresentingView(content: self, presenter: InspectorColumn(isPresented: isPresented, content: content()))
  }

  /// - Parameters: in points; nothing is laid out.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    painted("inspectorColumnWidth", [("min", min), ("ideal", ideal), ("max", max)])
  }

  /// - Parameter width: in points; nothing is laid out.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    painted("inspectorColumnWidth", "\(width)")
  }
}
