extension Screen {
  /// The label of a place: the text on it; for a text control its title, or its text if it has no title.
  func label(of place: Place) -> String {
    guard let element = place.element else { return Self.label(ofTexts: texts(in: place, spoken: true)) }
    return label(of: element, at: place, called: place.traits.lazy.compactMap(\.label).first)
  }

  /// - Parameter called: the label that a trait gives the element.
  func label(
    of element: any ShownElement, at place: Place, called: String?, control: (any Control)?? = .none
  ) -> String {
    if let called { return called }
    let naming = (control ?? element.control)?.naming ?? .byText
    if naming != .byTitle, let text = text(of: element, at: place) { return text }
    let entry = place.entry
    guard entry.end > place.index + 1 else { return element.text ?? element.symbol ?? "" }
    // Most controls hold only one text.
    if naming != .byUnread, naming != .byTitle, let text = place.onlyText { return text }
    var names = self.names(in: place, naming)
    if names.isEmpty, naming == .byAll { names = self.names(in: place, naming, skippingControls: false) }
    if names.isEmpty, let symbol = symbol(in: place) { return symbol }
    return names.isEmpty ? element.text ?? "" : names.count == 1 ? names[0] : Self.label(ofTexts: names)
  }

  /// The label of a part with several texts. An empty text, as of an empty field, adds no blank.
  nonisolated static func label(ofTexts texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The texts in a control, without those of inner controls and options.
  private func names(in place: Place, _ naming: ControlNaming, skippingControls: Bool = true) -> [String] {
    var names: [String] = []
    let walk = TreeWalk()
    walk.run(inside: place) { element, walk in
      if skippingControls {
        let isControl = element.control != nil || walk.hasTraits && walk.control(of: element) != nil
        if isControl || naming == .byLabel && walk.hasTag { return .over }
      }
      if naming == .byUnread || naming == .byTitle, !walk.context.flags.contains(.unread) { return .into }
      if let name = walk.label ?? element.text { names.append(name) }
      return .into
    }
    return names
  }

  /// The first symbol in a control without a text.
  private func symbol(in place: Place) -> String? {
    var symbol: String?
    let walk = TreeWalk()
    walk.run(inside: place) { element, _ in
      symbol = element.symbol
      return symbol == nil ? .into : .stop
    }
    return symbol
  }
}

extension TreeWalk {
  /// The control of the current element: its own, or from one of its traits.
  func control(of element: any ShownElement) -> (any Control)? {
    if let control = element.control { return control }
    guard hasTraits else { return nil }
    let context = context
    return traits.lazy.compactMap { $0.control(in: context) }.first
  }
}
