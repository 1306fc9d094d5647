extension Screen {
  func places(of query: Query, in part: Place? = nil) -> [Place] {
    switch query {
    case .text(let text): elements(in: part) { element, walk in isCalled(element, text, walk) }
    case .identifier(let identifier): elements(in: part) { _, walk in self.identifier(from: walk) == identifier }
    case .tag(let tag): elements(in: part) { _, walk in walk.tag == tag }
    case .view(let type): views(of: type, in: part)
    case .viewName(let name): views(in: part) { ViewTypeName($0).isCalled(name) }.map(\.place)
    case .kind(let kind): elements(in: part) { element, _ in element.name == kind }
    case .id(let id): ids(in: part).filter { $0.id == id }.map(\.place)
    case .row(let text): rows(called: text, in: part)
    case .section(let title): sections(in: part).filter { $0.titles.contains(title) }.map(\.place)
    }
  }

  /// The names that a query of the same kind would find.
  func alternatives(to query: Query, in part: Place? = nil) -> [String] {
    var found: [String] = []
    switch query {
    case .text:
      _ = elements(in: part) { element, walk in
        if let text = shownText(of: element, walk) { found.append(text) }
        if let label = walk.label { found.append(label) }
        if let label = self.label(of: element, walk), !label.isEmpty { found.append(label) }
        return false
      }
      // The label of a control is mostly its text: list it once.
      found = found.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    case .identifier:
      _ = elements(in: part) { _, walk in
        if let identifier = identifier(from: walk) { found.append(identifier) }
        return false
      }
    case .tag:
      _ = elements(in: part) { _, walk in
        if let tag = walk.tag { found.append(tag.description) }
        return false
      }
    case .view, .viewName: found = namesOfViews(in: part)
    case .kind: found = namesOfElements(in: part)
    case .id: found = ids(in: part).map { $0.id.base is String ? NameList.quoted("\($0.id)") : "\($0.id)" }
    case .row: found = allRows(in: part).map { label(of: $0) }
    case .section: found = sections(in: part).compactMap(\.titles.first)
    }
    return found
  }

  private func isCalled(_ element: any ShownElement, _ text: String, _ walk: TreeWalk) -> Bool {
    if shownText(of: element, walk) == text || walk.label == text { return true }
    guard label(of: element, walk) == text, let place = walk.place else { return false }
    // The element inside that shows the text matches itself.
    var isInside = false
    let inner = TreeWalk(walk.context)
    inner.run(inside: place) { element, walk in
      isInside = shownText(of: element, walk) == text || walk.label == text
      return isInside ? .stop : .into
    }
    return !isInside
  }

  /// The label of a control; nil for an element that is none.
  private func label(of element: any ShownElement, _ walk: TreeWalk) -> String? {
    guard let place = walk.place, !walk.context.flags.contains(.hidden), let control = walk.control(of: element) else {
      return nil
    }
    return label(of: element, at: place, called: walk.label, control: control)
  }

  private func shownText(of element: any ShownElement, _ walk: TreeWalk) -> String? {
    walk.context.isRead ? walk.place.flatMap { text(of: element, at: $0) } : nil
  }

  private func identifier(from walk: TreeWalk) -> String? {
    guard walk.hasTraits else { return nil }
    return walk.traits.lazy.compactMap { $0 as? _Attribute }.first { $0.name == "accessibilityIdentifier" }?.value
  }

  private func elements(in part: Place?, where isWanted: (any ShownElement, TreeWalk) -> Bool) -> [Place] {
    var places: [Place] = []
    let walk = part.map { TreeWalk($0.context) } ?? TreeWalk()
    walk.run(over: part, of: renderTree.root) { element, walk in
      if walk.context.flags.contains(.offScreen) { return .over }
      if isWanted(element, walk), let place = walk.place { places.append(place) }
      return .into
    }
    return places
  }

  /// The places of the views of a type; if there are none, of those with other generic arguments.
  private func views(of type: any View.Type, in part: Place?) -> [Place] {
    let exact = views(in: part) { $0 == type }
    if !exact.isEmpty { return exact.map(\.place) }
    let wanted = ViewTypeName(type)
    return views(in: part) {
      let name = ViewTypeName($0)
      return name.base == wanted.base && name.isOfEngine == wanted.isOfEngine
    }.map(\.place)
  }

  /// The names that a look-up by type can find: the user's types, and the engine's types that are elements in the tree.
  private func namesOfViews(in part: Place?) -> [String] {
    let shown = Set(namesOfElements(in: part))
    return views(in: part) { _ in true }.compactMap {
      let name = ViewTypeName($0.type)
      return name.isOfEngine && !shown.contains(name.base) ? nil : name.base
    }
  }

  private func namesOfElements(in part: Place?) -> [String] {
    var names: [String] = []
    _ = elements(in: part) { element, _ in
      names.append(element.name)
      return false
    }
    return names
  }

  /// The views with an element, outer ones first.
  private func views(in part: Place?, where isWanted: (Any.Type) -> Bool) -> [(type: Any.Type, place: Place)] {
    var views: [(type: Any.Type, place: Place)] = []
    func add(_ type: Any.Type?, _ place: Place) {
      guard let type, isWanted(type), isShown(place, in: part) else { return }
      views.append((type, place))
    }
    walkEntries { entry, place in
      add(entry.view, place)
      guard entry.kind == .node else { return }
      add(place.fragment.entries.nodes[Int(entry.number)].node.viewType, place)
    }
    return views
  }

  /// The views with an `id` and an element, outer ones first.
  private func ids(in part: Place?) -> [(id: AnyHashable, place: Place)] {
    var ids: [(id: AnyHashable, place: Place)] = []
    walkEntries { entry, place in
      guard entry.category == .nothing, let trait = place.trait(IDTrait.self), isShown(place, in: part) else { return }
      ids.append((trait.id, place))
    }
    return ids
  }

  private func isShown(_ place: Place, in part: Place?) -> Bool {
    (part.map { place.isInside($0) } ?? true) && place.isSeen
  }

  /// Visits all entries, outer ones first. A node is rendered before its entry is visited.
  private func walkEntries(_ body: (FragmentEntry, Place) -> Void) {
    var waiting = [(fragment: renderTree.root, index: 0)]
    while let (fragment, first) = waiting.popLast() {
      for index in first..<fragment.entries.count {
        let entry = fragment.entries.list[index]
        let place = Place(fragment: fragment, index: index)
        guard entry.kind == .node else {
          body(entry, place)
          continue
        }
        let inner = renderTree.fragment(in: fragment, at: index)
        body(entry, place)
        guard let inner else { continue }
        waiting.append((fragment, index + 1))
        waiting.append((inner, 0))
        break
      }
    }
  }
}

extension Place {
  /// The first element at the place.
  var firstElement: Place? {
    var first: Place?
    let walk = TreeWalk()
    walk.run(over: self) { _, walk in
      first = walk.place
      return .stop
    }
    return first
  }

  /// Whether its first element is on screen.
  fileprivate var isSeen: Bool { firstElement.map { !$0.isOffScreen } ?? false }
}
