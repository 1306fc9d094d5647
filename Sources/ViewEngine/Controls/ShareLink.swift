/// A control that hands items to what the system shares with. The engine has no system to ask: a tap leaves a line in
/// the trace, `share` with the items (our choice).
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View> {
  private let items: Data
  private let label: Label

  nonisolated init(_ items: Data, _ label: Label) {
    self.items = items
    self.label = label
  }

  /// - Parameters:
  ///   - items: what is shared.
  ///   - subject: what a message about them is titled; kept by SwiftUI, and not looked at here.
  ///   - message: the text that comes with them; not looked at here.
  ///   - preview: how each looks before it is sent; not looked at here.
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

extension ShareLink: _EngineView {
  public var body: some View {
    ShareLinkView(
      content: label, _look: ShareControl(items: items.map { "\($0)" }, graph: Evaluation.current?.node?.graph))
  }
}

/// What a share link shows and does.
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

/// What a person can do with a share link.
struct ShareControl: Control {
  let items: [String]
  weak let graph: Graph?

  func offer(to offers: inout Offers) { offers.add(Tap.self, TapAction(end: share)) }

  private func share() {
    MainActor.assumeIsolated { graph?.recorder?.note(action: "share " + items.joined(separator: ", ")) }
  }
}
