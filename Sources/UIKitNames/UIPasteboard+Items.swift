#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

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
    // Only a program itself posts them.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChanged")
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemoved")

    /// Limits of a copy, which have no effect here.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let localOnly = OptionsKey(rawValue: "localOnly")
      public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    }

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
    /// True unless `images` is nil or empty.
    public var hasImages: Bool { image != nil }
    /// True unless `colors` is nil or empty.
    public var hasColors: Bool { color != nil }
    /// Counts copies of pictures, colours and items. A new `string` does not count.
    public var changeCount: Int { KeptByPasteboard.count }
    /// The items of `setItems(_:options:)` and their kin, by their types; empty at first.
    public var items: [[String: Any]] {
      get { KeptByPasteboard.items }
      set { setItems(newValue) }
    }
    /// The count of `items`, or of the texts without any.
    public var numberOfItems: Int { items.isEmpty ? strings?.count ?? 0 : items.count }
    /// Always empty: what was copied is in `items`.
    public var itemProviders: [NSItemProvider] { [] }

    /// Replaces the content. An item of text sets `string`, too; the options have no effect.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
      KeptByPasteboard.change(self)
      KeptByPasteboard.items = items
      let texts = items.compactMap { $0.values.compactMap { $0 as? String }.first }
      if !texts.isEmpty { strings = texts }
    }
    /// Adds to `items`.
    public func addItems(_ items: [[String: Any]]) { KeptByPasteboard.items += items }
    /// Replaces the content by that data.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: data]]) }
    /// Replaces the content by that value.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
      setItems([[pasteboardType: value]])
    }
    /// The data of the first item with that type; nil without one.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
      value(forPasteboardType: pasteboardType) as? Data
    }
    /// The value of the first item with that type; nil without one.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
      items.lazy.compactMap { $0[pasteboardType] }.first
    }
    /// Whether an item has one of the types.
    public func contains(pasteboardTypes: [String]) -> Bool {
      items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
    }
    /// The types of the first item, sorted.
    public var types: [String] { items.first?.keys.sorted() ?? [] }
    /// Without effect: `UIPasteboard.items` keeps values, not providers.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {}
  }
#endif
