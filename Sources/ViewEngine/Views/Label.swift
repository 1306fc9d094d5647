public struct Label<Title: View, Icon: View> {
  public let _plain: _PlainLabel<_Pair<Icon, Title>>
  private let title: Title
  private let icon: Icon

  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
    _plain = _PlainLabel(content: _Pair(self.icon, self.title))
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public nonisolated init<Characters: StringProtocol>(_ title: Characters, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public nonisolated init<Characters: StringProtocol>(_ title: Characters, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  @_disfavoredOverload
  public nonisolated init<Characters: StringProtocol>(_ title: Characters, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label: _StylableView {
  public var _configuration: LabelStyleConfiguration {
    LabelStyleConfiguration(title: .init(_view: AnyView(title)), icon: .init(_view: AnyView(icon)))
  }
}

/// A label as the engine has it, and what a style makes of one.
public struct _PlainLabel<Content: View> {
  public let content: Content
  public var _look: [_Attribute] { [] }
}

extension _PlainLabel: _ContainerView { public static var _name: String { "Label" } }
