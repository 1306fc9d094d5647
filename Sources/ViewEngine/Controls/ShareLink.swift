/// A tap leaves a line in the trace, `share` with the items (our choice): there is no system to share with.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View> {
  private let items: Data
  private let label: Label

  nonisolated init(_ items: Data, _ label: Label) { (self.items, self.label) = (items, label) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
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

// With a preview, and the usual label or a title.
extension ShareLink where Label == DefaultShareLinkLabel {
  public nonisolated init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel())
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink: _EngineView {
  public var body: some View {
    ShareLinkView(
      content: label, _look: ShareControl(items: items.map { "\($0)" }, graph: Evaluation.current?.node?.graph))
  }
}

/// The look of an item before it is sent; kept, with no effect.
public struct SharePreview<Image, Icon> { public let title: String }

extension SharePreview where Image == Never, Icon == Never {
  public init<Title: StringProtocol>(_ title: Title) { self.title = String(title) }
  public init(_ title: Text) { self.title = title.content }
}

extension SharePreview where Icon == Never {
  public init<Title: StringProtocol>(_ title: Title, image: Image) { self.title = String(title) }
  public init(_ title: Text, image: Image) { self.title = title.content }
}

/// The default label of a share link: "Share", beside the usual symbol.
public struct DefaultShareLinkLabel: View {
  private let title: Text
  nonisolated init(_ title: Text = Text(verbatim: "Share")) { self.title = title }
  public var body: some View { Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") }) }
}

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
