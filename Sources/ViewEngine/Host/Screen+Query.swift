extension Screen {
  /// What of the visible tree a query means.
  func places(of query: Query) -> [Place] {
    switch query {
    case .text(let text): elements { element, walk in readText(of: element, walk) == text }
    case .identifier(let identifier): elements { _, walk in self.identifier(from: walk) == identifier }
    case .tag(let tag): elements { _, walk in walk.tag == tag }
    case .view(let type): views { $0 == type }.map(\.place)
    }
  }

  /// What else could have been looked for in the same way.
  func alternatives(to query: Query) -> [String] {
    var found: [String] = []
    switch query {
    case .text: found = texts.map { "\"\($0)\"" }
    case .identifier:
      _ = elements { _, walk in
        if let identifier = identifier(from: walk) { found.append("\"\(identifier)\"") }
        return false
      }
    case .tag:
      _ = elements { _, walk in
        if let tag = walk.tag { found.append(tag.description) }
        return false
      }
    case .view: found = views { _ in true }.map { "\($0.type)" }
    }
    return found
  }

  private func readText(of element: any ShownElement, _ walk: borrowing OutlineWalk) -> String? {
    walk.context.isRead ? walk.place.flatMap { text(of: element, at: $0) } : nil
  }

  private func identifier(from walk: borrowing OutlineWalk) -> String? {
    guard walk.hasTraits else { return nil }
    return walk.traits.lazy.compactMap { $0 as? _Attribute }.first { $0.name == "accessibilityIdentifier" }?.value
  }

  /// The elements that are not kept unseen, and that `isWanted` accepts.
  private func elements(where isWanted: (any ShownElement, borrowing OutlineWalk) -> Bool) -> [Place] {
    var places: [Place] = []
    var walk = OutlineWalk()
    walk.run(over: outline.root) { element, walk in
      if walk.context.flags.contains(.away) { return .over }
      if isWanted(element, walk), let place = walk.place { places.append(place) }
      return .into
    }
    return places
  }

  /// The views that show something, outer ones first.
  private func views(where isWanted: (Any.Type) -> Bool) -> [(type: Any.Type, place: Place)] {
    var views: [(type: Any.Type, place: Place)] = []
    var waiting = [(fragment: outline.root, index: 0)]
    while let (fragment, first) = waiting.popLast() {
      for index in first..<fragment.entries.count {
        let entry = fragment.entries[index]
        let place = Place(fragment: fragment, index: index)
        if let type = entry.view, isWanted(type), place.isSeen { views.append((type, place)) }
        guard case .node(let node) = entry.content, let inner = node.record as? Fragment else { continue }
        if let type = node.viewType, isWanted(type), place.isSeen { views.append((type, place)) }
        waiting.append((fragment, index + 1))
        waiting.append((inner, 0))
        break
      }
    }
    return views
  }
}

extension Place {
  /// The first element of what is there.
  var firstElement: Place? {
    var first: Place?
    var walk = OutlineWalk()
    walk.run(over: self) { _, walk in
      first = walk.place
      return .stop
    }
    return first
  }

  /// Whether there is an element that is not kept unseen.
  fileprivate var isSeen: Bool { firstElement.map { !$0.context.flags.contains(.away) } ?? false }
}
