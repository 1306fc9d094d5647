/// Views side by side, between which a person drags a divider on a Mac; a host drags none.
public struct HSplitView<Content: View> {
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: _EngineView {
  public var body: some View { HStack(spacing: 0) { content } }
}

/// Views on top of each other, between which a person drags a divider on a Mac; a host drags none.
public struct VSplitView<Content: View> {
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: _EngineView {
  public var body: some View { VStack(spacing: 0) { content } }
}
