extension Screen {
  /// Finds the control that a person would mean, or says what is there instead.
  ///
  /// - Parameters:
  ///   - verb: what is to be done, for the message.
  ///   - kinds: what the wanted control may be, for the message.
  func locate<Wanted>(
    _ verb: String, _ kinds: String, _ label: String, at index: Int, _ match: (Shown) -> Wanted?
  ) throws(ViewHostError) -> (place: Int, wanted: Wanted) {
    let everywhere = shown.indices.compactMap { place in
      match(shown[place]).map { (place: place, label: self.label(of: place), wanted: $0) }
    }
    let all = everywhere.filter { isWithinReach($0.place) }
    let labelled = all.filter { $0.label == label }
    guard !labelled.isEmpty else {
      if let found = everywhere.first(where: { $0.label == label }) { try checkUse(of: found.place, verb, kinds) }
      throw ViewHostError(
        .notFound, "\(verb): there is no \(kinds) \"\(label)\" on screen. \(list(kinds, all.map(\.label)))")
    }
    guard labelled.indices.contains(index) else {
      throw ViewHostError(
        .indexOutOfRange,
        "\(verb): index \(index) was asked for, but \(count(labelled.count, kinds)) labelled \"\(label)\", "
          + "so the index must be \(labelled.count == 1 ? "0" : "from 0 to \(labelled.count - 1)").")
    }
    let found = labelled[index]
    try checkUse(of: found.place, verb, kinds)
    return (found.place, found.wanted)
  }

  /// Finds the control that a part of the screen is, holds, or is a part of.
  func locate<Wanted>(
    _ verb: String, _ kind: String, in range: Range<Int>, _ description: String, _ match: (Shown) -> Wanted?
  ) throws(ViewHostError) -> (place: Int, wanted: Wanted) {
    for place in Array(range) + ancestorPlaces(of: range.lowerBound) {
      guard let wanted = match(shown[place]) else { continue }
      try checkUse(of: place, verb, kind)
      return (place, wanted)
    }
    throw ViewHostError(
      .notFound,
      "\(verb): the element that was found by \(description) is no \(kind), and neither in one nor around one.")
  }

  /// Throws what keeps a person from using what is at a place.
  func checkUse(of place: Int, _ verb: String, _ kinds: String) throws(ViewHostError) {
    let control = "the \(kinds) \"\(label(of: place))\""
    if let away = shown[place].away {
      throw ViewHostError(.hidden, "\(verb): \(control) is \(description(of: away)).")
    }
    if let top, !top.contains(place), let modal = shown[top.lowerBound].element.modal {
      throw ViewHostError(.covered, "\(verb): \(control) is covered by the \(modal.description), \(wayOut(of: modal)).")
    }
    if shown[place].isHidden {
      throw ViewHostError(.hidden, "\(verb): \(control) is hidden, \(blocker(of: place, "hidden")).")
    }
    if shown[place].ignoresTouches {
      throw ViewHostError(
        .disabled, "\(verb): \(control) lets touches through, \(blocker(of: place, .allowsHitTesting)).")
    }
    if shown[place].isDisabled {
      throw ViewHostError(.disabled, "\(verb): \(control) is disabled, \(blocker(of: place, "disabled")).")
    }
  }

  private func wayOut(of modal: _Modal) -> String {
    guard let top else { return "" }
    if let obstacle = obstacle(toDismissing: modal, at: top.lowerBound) {
      let buttons = top.filter { if case .button = shown[$0].element.control { true } else { false } }
      return buttons.isEmpty
        ? obstacle : "on which are the buttons " + buttons.map { "\"\(label(of: $0))\"" }.joined(separator: ", ")
    }
    return "which dismissSheet() takes away"
  }

  private func description(of away: _Rendering.Away) -> String {
    switch away {
    case .page: return "on a page that another one covers; back() leads there"
    case .tab(let content):
      let tab = place { if case .tab(let tab) = $0 { tab.content === content } else { false } }
      let name = tab.map(label(of:)) ?? ""
      return "in the tab \"\(name)\", which is not selected; select(\"\(name)\") shows it"
    }
  }

  func list(_ kinds: String, _ labels: [String]) -> String {
    if labels.isEmpty { return "There is no \(kinds) at all; the tree shows what is there." }
    return "What is there: " + labels.map { "\"\($0)\"" }.joined(separator: ", ") + "."
  }

  func count(_ number: Int, _ kinds: String) -> String {
    number == 1 ? "there is one \(kinds)" : "there are \(number) \(kinds)s"
  }

  private func blocker(of place: Int, _ modifier: String) -> String {
    let path = ancestors(of: place)
    guard let blocker = path.first(where: { $0.element.attributes.contains { $0.name == modifier } }) else {
      return "by a view around it"
    }
    let name = blocker.element.name + (blocker.element.text.map { " \"\($0)\"" } ?? "")
    return blocker.depth == shown[place].depth
      ? "by the .\(modifier) modifier on it" : "by the .\(modifier) modifier on the \(name) around it"
  }
}
