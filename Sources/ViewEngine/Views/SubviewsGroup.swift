/// What `Group(subviews:)` shows: a view of the views that another one stands for.
public struct _SubviewsGroup<Source: View, Content: View> {
  let source: Source
  let content: (SubviewsCollection) -> Content
}

extension _SubviewsGroup: _EngineView {
  public var body: some View { content(SubviewsCollection(of: source)) }
}
