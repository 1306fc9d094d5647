extension AnyView {
  public nonisolated init<Content: View>(erasing view: Content) { self.init(view) }
}
