/// A view that is made for the size that it is given. See `GeometryProxy` for what that is here.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content
  @Environment(\.viewportSize) private var size

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: _EngineView {
  public var body: some View { GeometryContainer(content: content(GeometryProxy(size: size)), _look: []) }
}

private struct GeometryContainer<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension GeometryContainer: _ContainerView { static var _name: String { "GeometryReader" } }
