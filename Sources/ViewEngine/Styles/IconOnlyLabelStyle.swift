/// Shows the icon; the title still names a control, and is not read.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "iconOnly" }

  public func makeBody(configuration: LabelStyleConfiguration) -> some View {
    configuration.icon
    UnreadView(content: configuration.title)
  }
}
