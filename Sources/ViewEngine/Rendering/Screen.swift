import Foundation

/// What a host shows at a moment: elements in the order of declaration, each with its depth.
struct Screen {
  struct Shown {
    var element: _Element
    let depth: Int
    let isDisabled: Bool
    let isHidden: Bool
    let isUnread: Bool
    let ignoresTouches: Bool
    let away: _Rendering.Away?
    /// How the container that it is in is refreshed; the number tells containers apart.
    var refresh: (id: Int, action: RefreshAction)?

    /// Whether a person reads it.
    var isRead: Bool { !isHidden && !isUnread && away == nil }

    /// The text, if a person reads it.
    var readText: String? { isRead ? element.text : nil }
  }

  /// Which view shows what.
  struct ShownView {
    let type: Any.Type
    let range: Range<Int>
  }

  let shown: [Shown]
  /// What is presented last, which covers everything else; nil if nothing is presented.
  let top: Range<Int>?
  /// The views that show something, outer ones first; empty unless they were asked for.
  var views: [ShownView] = []
  /// What is done with a URL that is opened, inner actions first.
  var urlActions: [(URL) -> Void] = []

  init(shown: [Shown], hasModals: Bool) {
    self.shown = Self.titled(shown)
    let place = hasModals ? shown.lastIndex { $0.away == nil && $0.element.modal != nil } : nil
    top = place.map { place in
      place..<(shown[(place + 1)...].firstIndex { $0.depth <= shown[place].depth } ?? shown.endIndex)
    }
  }

  /// Puts the titles of pages into the bars of their navigation stacks.
  private static func titled(_ shown: [Shown]) -> [Shown] {
    var titled = shown
    for place in shown.indices where shown[place].element.showsTitle {
      let contents = shown[(place + 1)...].prefix { $0.depth > shown[place].depth }
      let title = contents.lazy.filter { $0.away == nil }.compactMap { $0.attribute(.navigationTitle) }.first
      titled[place].element.text = title?.value
    }
    return titled
  }

  /// Whether a person gets at what is at a place.
  func isWithinReach(_ place: Int) -> Bool { shown[place].away == nil && top?.contains(place) ?? true }

  var texts: [String] { shown.indices.compactMap { shown[$0].readText ?? spokenText(of: $0) } }

  /// What is read out for a view in which there is no text.
  private func spokenText(of place: Int) -> String? {
    let item = shown[place]
    guard let label = item.element.accessibilityLabel, item.element.text == nil, item.isRead else { return nil }
    return contents(of: place).contains { $0.element.text != nil } ? nil : label
  }

  var tree: String {
    shown.filter { $0.away == nil }.map { item in
      let attributes = item.element.attributes
      return String(repeating: "  ", count: item.depth) + item.element.name
        + (item.element.text.map { " \"\($0)\"" } ?? "")
        + (attributes.isEmpty ? "" : " [" + attributes.map(\.description).joined(separator: ", ") + "]")
    }.joined(separator: "\n")
  }

  /// How what can be seen is refreshed, in the order of declaration.
  var refreshActions: [RefreshAction] { refreshables.map(\.action) }

  /// What within reach can be refreshed, and the place where it begins.
  var refreshables: [(place: Int, action: RefreshAction)] {
    var ids: Set<Int> = []
    return shown.indices.compactMap { place in
      guard !shown[place].isHidden, isWithinReach(place), let refresh = shown[place].refresh else { return nil }
      return ids.insert(refresh.id).inserted ? (place, refresh.action) : nil
    }
  }

  /// What lies below an element.
  func contents(of index: Int) -> ArraySlice<Shown> {
    let rest = shown[(index + 1)...]
    return rest.prefix { $0.depth > shown[index].depth }
  }

  /// What a person calls a control: the text on it; for a text control its title, and its text if it has none.
  func label(of index: Int) -> String {
    let element = shown[index].element
    if let label = element.accessibilityLabel { return label }
    if let text = element.text, element.control?.textEdit == nil { return text }
    var label = labelTexts(of: index)
    // The style of a toggle may have made a button of the label.
    if label.isEmpty, case .toggle = element.control { label = contents(of: index).compactMap(\.element.text) }
    return label.isEmpty ? element.text ?? "" : label.joined(separator: " ")
  }

  /// The texts in a control, without those of the controls and options in it.
  private func labelTexts(of index: Int) -> [String] {
    let isPicker = shown[index].element.control?.pickerEdit != nil
    let isNamedByUnread = shown[index].element.control?.hasUnreadLabel ?? false
    var texts: [String] = []
    var skippedDepth = Int.max
    for item in contents(of: index) where item.depth <= skippedDepth {
      let belongsElsewhere = item.element.control != nil || isPicker && item.element.tag != nil
      skippedDepth = belongsElsewhere ? item.depth : .max
      guard !belongsElsewhere, item.isUnread || !isNamedByUnread else { continue }
      if let text = item.element.accessibilityLabel ?? item.element.text { texts.append(text) }
    }
    return texts
  }

  /// Where the first control is that `isWanted` accepts.
  func place(where isWanted: (_Control) -> Bool) -> Int? {
    shown.firstIndex { $0.element.control.map(isWanted) ?? false }
  }

  /// The elements around one, the nearest first, itself included.
  func ancestors(of index: Int) -> [Shown] { [shown[index]] + ancestorPlaces(of: index).map { shown[$0] } }

  /// Where the elements around one are, the nearest first.
  func ancestorPlaces(of index: Int) -> [Int] {
    var places: [Int] = []
    var depth = shown[index].depth
    for place in shown[..<index].indices.reversed() where shown[place].depth < depth {
      places.append(place)
      depth = shown[place].depth
    }
    return places
  }
}
