/// What a person sees and reaches at a moment: questions to the outline.
@MainActor
struct Screen {
  let outline: ScreenOutline
  /// What is presented last, which covers everything else; nil if nothing is presented.
  let top: Place?

  /// What somebody wants of the screen.
  enum Use {
    /// To read all of it, whether one gets at it or not.
    case reading
    /// To find something on it.
    case finding
    /// To see all that one gets at.
    case listing
  }

  /// The screen as it was looked at last, nothing of which has changed since.
  init(_ outline: ScreenOutline, below top: Place?) {
    self.outline = outline
    self.top = top
  }

  init(_ outline: ScreenOutline, for use: Use = .finding) {
    self.outline = outline
    outline.refresh()
    if use == .listing { outline.writeUnknown() }
    top =
      use == .reading ? nil : outline.landmarks(ModalControl.self).last { !$0.isAway }
  }

  /// Whether a person gets at what is at a place.
  func isWithinReach(_ place: Place, _ context: ElementContext? = nil) -> Bool {
    !(context?.flags.contains(.away) ?? place.isAway) && top.map { place.isInside($0) } ?? true
  }

  /// Goes over what a person gets at.
  func walkWithinReach(
    trait: OutlineWalk.OnTrait = { _, _ in }, text: OutlineWalk.OnText,
    plain: OutlineWalk.OnPlain = { _, _ in false }, element: OutlineWalk.OnElement
  ) {
    let walk = top.map { OutlineWalk($0.context) } ?? OutlineWalk()
    walk.run(over: top, of: outline.root, trait: trait, text: text, plain: plain, element: element)
  }

  /// The same for somebody to whom a text is an element as any other.
  func walkWithinReach(element: OutlineWalk.OnElement) {
    walkWithinReach(text: { element(PlainText(content: $0), $1) }, element: element)
  }

  // MARK: Reading

  /// What a person reads on an element.
  func text(of element: any ShownElement, at place: Place) -> String? {
    element.showsTitle ? title(of: place) : element.text
  }

  private func title(of place: Place) -> String? {
    let titles = outline.landmarks(NavigationTitle.self).filter {
      $0.isInside(place) && !$0.isAway
    }
    guard var title = titles.first else { return nil }
    // Of several titles of one view the innermost counts.
    let depth = title.context.depth
    for inner in titles.dropFirst() where inner.isInside(title) && inner.context.depth == depth { title = inner }
    return title.trait(NavigationTitle.self)?.text
  }

  /// The texts that a person reads, in the order of declaration.
  var texts: [String] {
    var texts: [String] = []
    texts.reserveCapacity(outline.root.entries.count)
    OutlineWalk().run(
      over: outline.root,
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

  /// The texts in a part of the outline that a person reads.
  func texts(in place: Place, spoken: Bool = false) -> [String] {
    var texts: [String] = []
    let walk = OutlineWalk(place.context)
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

  func readText(of element: any ShownElement, _ walk: OutlineWalk) -> String? {
    guard walk.context.isRead else { return nil }
    if element.showsTitle {
      if let text = walk.place.flatMap(title(of:)) { return text }
    } else if let text = element.text {
      return text
    }
    // What is read out for a view in which there is no text.
    guard let label = walk.label, let place = walk.place else { return nil }
    return hasText(inside: place) ? nil : label
  }

  private func hasText(inside place: Place) -> Bool {
    var hasText = false
    let walk = OutlineWalk()
    walk.run(inside: place) { element, walk in
      hasText = walk.place.flatMap { text(of: element, at: $0) } != nil
      return hasText ? .stop : .into
    }
    return hasText
  }

  private func label(from walk: OutlineWalk) -> String? { walk.label }

  /// How an element was asked to look.
  func attributes(of place: Place) -> [_Attribute] {
    guard let element = place.element else { return [] }
    var contexts: [ElementContext] = []
    var path: [OutlineEntries.Content] = []
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
      case .trait(let trait): if trait.standsApart { break loop } else { traits.append((trait, context)) }
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
      // The innermost tag counts: one that a row has of its own replaces its id.
      if first.name == .tag {
        if isTagged { continue }
        isTagged = true
      }
      attributes += own
    }
    if let control = element.control { attributes += control.attributes(in: context) }
    return attributes
  }

  /// How many levels are indented, each more than the one before. What is deeper has its depth written before it, for a
  /// tree would else be as large as the square of its depth.
  private static let deepestIndentation = 100

  private static func indentation(of depth: Int) -> String {
    String(repeating: "  ", count: min(depth, deepestIndentation)) + (depth > deepestIndentation ? "(\(depth)) " : "")
  }

  var tree: String {
    var lines: [String] = []
    let walk = OutlineWalk()
    walk.run(over: outline.root) { element, walk in
      guard !walk.context.flags.contains(.away), let place = walk.place else { return .over }
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

extension String {
  static let tag = "tag"
}
