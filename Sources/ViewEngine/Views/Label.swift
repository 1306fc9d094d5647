/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init<Characters: StringProtocol>(_ title: Characters, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  public nonisolated init<Characters: StringProtocol>(_ title: Characters, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label: _ContainerView {
  public static var _name: String { "Label" }
  public var content: TupleView<Icon, Title> { TupleView(icon, title) }
  public var _look: [_Attribute] { [] }
}
