/// What a share link without a label of its own says: "Share", beside the usual symbol.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  nonisolated init(_ title: Text = Text(verbatim: "Share")) { self.title = title }

  public var body: some View { Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") }) }
}
