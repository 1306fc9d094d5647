/// A control that shares items with the system. The engine has no system: a tap leaves a line in the trace, `share`
/// with the items (our choice).
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View> {
  private let items: Data
  private let label: Label

  nonisolated init(_ items: Data, _ label: Label) {
    self.items = items
    self.label = label
  }

  /// - Parameters:
  ///   - items: the shared items.
  ///   - subject: the title of a message with them; no effect here.
  ///   - message: the text that comes with them; no effect here.
  ///   - preview: the look of each before it is sent; no effect here.
  ///   - label: the view of the label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(items, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, label())
  }

  public nonisolated init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), label())
  }
}

extension ShareLink {
  public nonisolated init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, DefaultShareLinkLabel())
  }

  public nonisolated init<Item>(item: Item, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel())
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public nonisolated init<Item>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(title))
  }

  public nonisolated init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, DefaultShareLinkLabel(title))
  }
}

// With a preview, and the usual label or a title.
extension ShareLink where Label == DefaultShareLinkLabel {
  public nonisolated init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel())
  }

  public nonisolated init<Item>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(title))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title)))
  }

  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, DefaultShareLinkLabel())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, DefaultShareLinkLabel(Text(titleKey)))
  }
}

extension ShareLink: _EngineView {
  public var body: some View {
    ShareLinkView(
      content: label, _look: ShareControl(items: items.map { "\($0)" }, graph: Evaluation.current?.node?.graph))
  }
}

/// The look of an item before it is sent; kept, with no effect.
public struct SharePreview<Image, Icon> {
  /// The title that a share sheet would show.
  public let title: String
}

extension SharePreview where Image == Never, Icon == Never {
  /// The preview of a shared item, kept in the render tree.
  public init<Title: StringProtocol>(_ title: Title) { self.title = String(title) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// The preview of a shared item, kept in the render tree.
  public init(_ title: Text) { self.title = title.content }
  /// The preview of a shared item, kept in the render tree.
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey)) }
}

extension SharePreview where Icon == Never {
  /// The preview of a shared item, kept in the render tree.
  public init(_ title: Text, image: Image) { self.title = title.content }
  /// The preview of a shared item, kept in the render tree.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image: image) }
}

extension SharePreview where Icon == Never {
  /// The preview of a shared item, kept in the render tree.
  public init<Title: StringProtocol>(_ title: Title, image: Image) { self.title = String(title) }
}

extension SharePreview where Image == Never {
  /// The preview of a shared item, kept in the render tree.
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) { self.title = String(title) }
}

extension SharePreview {
  /// The preview of a shared item, kept in the render tree.
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) { self.title = String(title) }
}

/// The default label of a share link: "Share", beside the usual symbol.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  nonisolated init(_ title: Text = Text(verbatim: "Share")) { self.title = title }

  public var body: some View { Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") }) }
}

/// The content and control of a share link.
private struct ShareLinkView<Content: View> {
  let content: Content
  let _look: ShareControl
}

extension ShareLinkView: _WrapperView {
  static var _isOwnView: Bool { true }

  static func _render(_ look: ShareControl, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(_Element("ShareLink", control: look), around: content)
  }
}

/// The actions of a share link.
struct ShareControl: Control {
  let items: [String]
  weak let graph: Graph?

  func addActions(to collector: inout ActionCollector) { collector.add(Tap.self, TapAction(end: share)) }

  private func share() {
    let action = "share " + items.joined(separator: ", ")
    OutsideReport.note(effect: action)
    MainActor.assumeIsolated { graph?.recorder?.note(action: action) }
  }
}
