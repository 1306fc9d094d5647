/// A part of a list, a form or a picker, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View> {
  public let content: TupleView<Parent, Content, Footer>
  public let _look: [_Attribute]
  private let rows: Content

  private nonisolated init(_ header: Parent, _ content: Content, _ footer: Footer) {
    self.content = TupleView(header, content, footer)
    rows = content
    _look = []
  }

  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content(), EmptyView()) }
}

extension Section: _ContainerView { public static var _name: String { "Section" } }

extension Section: CompoundView {
  /// The options of a picker in sections are the rows of the sections.
  func collectParts(into collector: inout ViewPart.Collector) { collector.add(rows) }
}
