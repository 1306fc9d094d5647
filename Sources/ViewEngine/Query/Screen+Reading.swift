/// The readable screen: texts, attributes, and the tree in words.
extension Screen {
  func text(of element: any ShownElement, at place: Place) -> String? {
    element.showsTitle ? title(of: place) : element.text
  }

  private func title(of place: Place) -> String? {
    let titles = index.landmarks(PageTitle.self).filter { $0.isInside(place) && !$0.isOffScreen }
    guard var title = titles.first else { return nil }
    // The innermost title of a view counts.
    let depth = title.context.depth
    for inner in titles.dropFirst() where inner.isInside(title) && inner.context.depth == depth { title = inner }
    return title.trait(PageTitle.self)?.text
  }

  /// All visible texts, in the order of declaration.
  var texts: [String] {
    var texts: [String] = []
    texts.reserveCapacity(renderTree.root.entries.count)
    TreeWalk().run(
      over: renderTree.root,
      text: { text, walk in
        if walk.context.isRead { texts.append(text) }
        return .into
      }
    ) { element, walk in
      if let text = readText(of: element, walk) { texts.append(text) }
      return .into
    }
    return texts
  }

  /// The visible texts at a place. `spoken`: whether accessibility labels replace texts.
  func texts(in place: Place, spoken: Bool = false) -> [String] {
    var texts: [String] = []
    let walk = TreeWalk(place.context)
    walk.run(over: place) { element, walk in
      if spoken, let label = label(from: walk) {
        texts.append(label)
      } else if walk.context.isRead, let place = walk.place, let text = text(of: element, at: place) {
        texts.append(text)
      }
      return .into
    }
    return texts
  }

  func readText(of element: any ShownElement, _ walk: TreeWalk) -> String? {
    guard walk.context.isRead else { return nil }
    if element.showsTitle {
      if let text = walk.place.flatMap(title(of:)) { return text }
    } else if let text = element.text {
      return text
    }
    // A view without a text is read out by its label.
    guard let label = walk.label, let place = walk.place else { return nil }
    return hasText(inside: place) ? nil : label
  }

  private func hasText(inside place: Place) -> Bool {
    var hasText = false
    let walk = TreeWalk()
    walk.run(inside: place) { element, walk in
      hasText = walk.place.flatMap { text(of: element, at: $0) } != nil
      return hasText ? .stop : .into
    }
    return hasText
  }

  private func label(from walk: TreeWalk) -> String? { walk.label }

  func attributes(of place: Place) -> [_Attribute] {
    guard let element = place.element else { return [] }
    var contexts: [ElementContext] = []
    var path: [FragmentEntries.Content] = []
    var next = place.around
    while let place = next {
      path.append(place.content)
      next = place.around
    }
    var context = ElementContext()
    for content in path.reversed() {
      contexts.append(context)
      switch content {
      case .element: context.depth += 1
      case .trait(let trait): trait.apply(to: &context)
      case .node: break
      }
    }
    contexts.reverse()
    var traits: [(trait: any ElementTrait, around: ElementContext)] = []
    loop: for (content, context) in zip(path, contexts) {
      switch content {
      case .element: break loop
      case .trait(let trait): if trait.isIsolated { break loop } else { traits.append((trait, context)) }
      case .node: break
      }
    }
    return attributes(of: element, traits, in: context)
  }

  func attributes(
    of element: any ShownElement, _ traits: some Sequence<(trait: any ElementTrait, around: ElementContext)>,
    in context: ElementContext
  ) -> [_Attribute] {
    var attributes = element.attributes
    var isTagged = false
    for (trait, around) in traits {
      let own = trait.attributes(in: around)
      guard let first = own.first else { continue }
      // The innermost tag counts: a row's own tag replaces its id.
      if first.name == .tag {
        if isTagged { continue }
        isTagged = true
      }
      attributes += own
    }
    if let control = element.control { attributes += control.attributes(in: context) }
    return attributes
  }

  /// How many levels are indented. A deeper line begins with its depth, because indentation would make the text as
  /// large as the square of the depth.
  private static let deepestIndentation = 100

  private static func indentation(of depth: Int) -> String {
    String(repeating: "  ", count: min(depth, deepestIndentation)) + (depth > deepestIndentation ? "(\(depth)) " : "")
  }

  /// The tree in words: a line for each element.
  var tree: String {
    var lines: [String] = []
    let walk = TreeWalk()
    walk.run(over: renderTree.root) { element, walk in
      guard !walk.context.flags.contains(.offScreen), let place = walk.place else { return .over }
      let attributes = attributes(of: element, walk.tracedTraits, in: walk.context)
      lines.append(
        Self.indentation(of: walk.context.depth) + element.name
          + (text(of: element, at: place).map { " \"\($0)\"" } ?? "")
          + (attributes.isEmpty ? "" : " [" + attributes.map(\.description).joined(separator: ", ") + "]"))
      return .into
    }
    return lines.joined(separator: "\n")
  }
}

extension Screen {
  /// All visible things besides texts: each element that has attributes or shows nothing inside of it, in words.
  var looks: [String] {
    var looks: [String] = []
    /// The newest element, which has no attributes; it counts if it is a leaf.
    var newest: (name: String, depth: Int)?
    func end(before depth: Int) {
      if let last = newest, last.depth >= depth { looks.append(last.name) }
      newest = nil
    }
    let walk = TreeWalk()
    walk.run(over: renderTree.root) { element, walk in
      guard !walk.context.flags.contains(.offScreen) else { return .over }
      end(before: Int(walk.context.depth))
      let attributes = attributes(of: element, walk.tracedTraits, in: walk.context)
      if attributes.isEmpty {
        newest = (element.name, Int(walk.context.depth))
      } else {
        looks.append("\(element.name) [\(attributes.map(\.description).joined(separator: ", "))]")
      }
      return .into
    }
    end(before: 0)
    return looks
  }
}

extension String { static let tag = "tag" }
