/// How an item looks before it is sent. The engine shows nothing of it.
public struct SharePreview<Image, Icon> {
  /// What the item is called.
  public let title: String
}

extension SharePreview where Image == Never, Icon == Never {
  public init<Title: StringProtocol>(_ title: Title) { self.title = String(title) }
}

extension SharePreview where Icon == Never {
  public init<Title: StringProtocol>(_ title: Title, image: Image) { self.title = String(title) }
}

extension SharePreview where Image == Never {
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) { self.title = String(title) }
}

extension SharePreview {
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) { self.title = String(title) }
}
