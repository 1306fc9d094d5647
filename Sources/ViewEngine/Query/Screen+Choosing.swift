extension Screen {
  /// Chooses one of several matches: the one at an index, or the only visible one.
  ///
  /// - Parameter found: the matches within reach, in the order of declaration.
  /// - Throws: `ViewHostError` if several are visible, or there are too few.
  func choose<Match>(
    from found: [Match], _ noun: String, _ label: String, at index: Int?, in part: Part, _ name: String,
    _ place: (Match) -> Place, _ context: (Match) -> ElementContext
  ) throws(ViewHostError) -> Match {
    try choose(from: found, label, at: index, in: part, name, place, context) { count in
      "\(Self.count(count, noun)) labelled \(NameList.quoted(label))"
    }
  }

  /// - Parameter counting: a number of matches in words, as in `there are 2 rows`.
  private func choose<Match>(
    from found: [Match], _ label: String, at index: Int?, in part: Part, _ name: String,
    _ place: (Match) -> Place, _ context: (Match) -> ElementContext, counting: (Int) -> String
  ) throws(ViewHostError) -> Match {
    if let index {
      guard found.indices.contains(index) else {
        throw ViewHostError(index, outOf: found.count, name, counting(found.count) + part.phrase)
      }
      return found[index]
    }
    if found.count == 1 { return found[0] }
    let seen = found.indices.filter { !context(found[$0]).flags.contains(.hidden) }
    if seen.count < 2 { return found[seen.first ?? 0] }
    throw ambiguity(
      seen.map { ($0, place(found[$0]), context(found[$0])) }, counting(seen.count) + part.phrase, label, name)
  }

  /// The index of the only visible one of the places that match a query; 0 if there is none.
  func onlyIndex(of places: [Place], _ query: Query, in part: Part, _ name: String) throws(ViewHostError) -> Int {
    // A row or a section is not an element, and is identified by its first element.
    let found = Array(places.lazy.map { $0.firstElement ?? $0 }.enumerated())
    if found.isEmpty { return 0 }
    return try choose(
      from: found, query.wanted ?? "", at: nil, in: part, name, { $0.element }, { $0.element.context },
      counting: query.count
    ).offset
  }

  /// The error for several matches: where each of them is.
  private func ambiguity(
    _ seen: [(index: Int, place: Place, context: ElementContext)], _ counted: String, _ label: String, _ name: String
  ) -> ViewHostError {
    let rows = rowTexts(of: seen.map(\.place), first: NameList.limit)
    let listed = seen.indices.prefix(NameList.limit).map { position in
      let match = seen[position]
      let others = [position - 1, position + 1].filter(seen.indices.contains).map { seen[$0].place }
      let location = rows[position].map { "in the row \(NameList.quoted($0))" }
      return "at: \(match.index) is \(location ?? self.location(of: match.place, apartFrom: others, label))"
        + (match.context.flags.contains(.disabled) ? " (disabled)" : "")
    }
    let more = seen.count - listed.count
    let row = rows.lazy.compactMap(\.self).first
    return ViewHostError(
      .ambiguous, name, "\(counted), and no index selects one",
      details: listed + (more > 0 ? [more == 1 ? "and one other" : "and \(more) others"] : []),
      toFix: "add one of these indices" + (row.map { ", or a row: in: host.row(\(NameList.quoted($0)))" } ?? ""))
  }

  /// The position of one of several places with a label: the outermost element that holds no other of them. `others`:
  /// the places with that label before and after it.
  private func location(of place: Place, apartFrom others: [Place], _ label: String) -> String {
    var part: Place?
    for around in place.elementsAround {
      if others.contains(where: { $0.isInside(around) }) {
        if part == nil { return directly(in: around, place) }
        break
      }
      part = around
    }
    guard let part, let element = part.element else { return "on its own" }
    let texts = texts(in: part).filter { $0 != label && !$0.isEmpty }.prefix(3).map { NameList.quoted($0) }
    return "in the \(element.name)" + (texts.isEmpty ? "" : " with \(texts.joined(separator: ", "))")
  }

  private func directly(in container: Place, _ place: Place) -> String {
    var last: String?
    let walk = TreeWalk(container.context)
    walk.run(inside: container) { element, walk in
      guard let current = walk.place, !current.isSame(as: place) else { return .stop }
      if walk.context.isRead, let text = text(of: element, at: current), !text.isEmpty { last = text }
      return .into
    }
    return "in the \(container.element?.name ?? "view")" + (last.map { " after \(NameList.quoted($0))" } ?? "")
  }

  /// The number of elements, as in `there are 2 views with a drag gesture`.
  static func count(_ number: Int, _ noun: String) -> String {
    if number == 1 { return "there is one \(noun)" }
    let head = noun.prefix { $0 != " " }
    // A longer noun begins with its head, as in "view with a drag gesture"; "text control" ends with it.
    return "there are \(number) " + (head == "view" ? "views\(noun.dropFirst(head.count))" : "\(noun)s")
  }
}
