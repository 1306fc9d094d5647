/// What the general pasteboard has besides texts.
@MainActor private enum KeptByPasteboard {
  static var images: [UIImage]?
  static var colors: [UIColor]?
  static var items: [[String: Any]] = []
  static var count = 0
  /// Begins a new copy, which drops the former one.
  static func change(_ pasteboard: UIPasteboard) {
    (images, colors, items) = (nil, nil, [])
    pasteboard.strings = nil
    count += 1
  }
}

extension UIPasteboard {
  /// The pictures of the newest copy; nil at first.
  public var images: [UIImage]? {
    get { KeptByPasteboard.images }
    set {
      KeptByPasteboard.change(self)
      KeptByPasteboard.images = newValue
    }
  }
  /// The first of `images`.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The colours of the newest copy; nil at first.
  public var colors: [UIColor]? {
    get { KeptByPasteboard.colors }
    set {
      KeptByPasteboard.change(self)
      KeptByPasteboard.colors = newValue
    }
  }
  /// The first of `colors`.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The strings that are URLs; setting them replaces `strings`.
  public var urls: [URL]? {
    get { strings?.compactMap(URL.init(string:)) }
    set { strings = newValue?.map(\.absoluteString) }
  }
  public var hasImages: Bool { image != nil }
  public var hasColors: Bool { color != nil }
  public var changeCount: Int { KeptByPasteboard.count }
  /// The items of `setItems(_:options:)` and their kin, by their types; empty at first.
  public var items: [[String: Any]] {
    get { KeptByPasteboard.items }
    set { setItems(newValue) }
  }
  public var numberOfItems: Int { items.isEmpty ? strings?.count ?? 0 : items.count }
  public var itemProviders: [NSItemProvider] { [] }
  /// Replaces the content. An item of text sets `string`, too; the options have no effect.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    KeptByPasteboard.change(self)
    KeptByPasteboard.items = items
    let texts = items.compactMap { $0.values.compactMap { $0 as? String }.first }
    if !texts.isEmpty { strings = texts }
  }
  public func addItems(_ items: [[String: Any]]) { KeptByPasteboard.items += items }
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: data]]) }
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.lazy.compactMap { $0[pasteboardType] }.first
  }
  public func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  public var types: [String] { items.first?.keys.sorted() ?? [] }
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {}
}
