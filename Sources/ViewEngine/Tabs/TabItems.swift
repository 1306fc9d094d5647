/// The tabs of one tab view that have to be asked, by their ids.
final class TabItems {
  private var items: [[AnyHashable]: TabItem] = [:]

  /// What is known of a part; nil if it says all by itself.
  ///
  /// - Parameter hasSelection: whether it matters what the tag of a tab is.
  @MainActor func item(for part: ViewPart, hasSelection: Bool) -> TabItem? {
    let keys = part.traitKeys()
    let isNeeded =
      part.label == nil && keys.contains(TabLabelKey.self)
      || hasSelection && part.tag == nil && keys.contains(TagKey.self)
    guard isNeeded else {
      items[part.id] = nil
      return nil
    }
    let item = items[part.id] ?? TabItem()
    items[part.id] = item
    return item
  }

  func keep(_ parts: [ViewPart]) {
    guard !items.isEmpty else { return }
    let ids = Set(parts.map(\.id))
    items = items.filter { ids.contains($0.key) }
  }
}
