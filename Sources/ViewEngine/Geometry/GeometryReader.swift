/// A view that is made for the size that it is given. See `GeometryProxy` for what that is here.
///
/// As in SwiftUI, its content is evaluated anew when the size is another one, whether it has asked for it or not.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content
  @Environment(\.viewportSize) private var size

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: _EngineView {
  public var body: some View {
    PassView { pass in GeometryContainer(content: content(GeometryProxy(of: pass.node)), _look: []) }
  }
}

private struct GeometryContainer<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension GeometryContainer: _ContainerView { static var _name: String { "GeometryReader" } }
