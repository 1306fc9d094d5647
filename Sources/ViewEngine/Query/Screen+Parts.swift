/// Rows and sections.
extension Screen {
  /// The rows with a label: all texts in them with spaces between, or one of them. Of nested rows, the innermost.
  func rows(called text: String, in part: Place?) -> [Place] { Self.rows(called: text, among: readRows(in: part)) }
  typealias ReadRow = (place: Place, texts: [String])
  private func readRows(in part: Place?) -> [ReadRow] { allRows(in: part).map { ($0, texts(in: $0, spoken: true)) } }

  private static func rows(called text: String, among rows: [ReadRow]) -> [Place] {
    var found = rows.filter { Self.label(ofTexts: $0.texts) == text }
    if found.isEmpty { found = rows.filter { $0.texts.contains(text) } }
    let places = found.map(\.place)
    // An inner row comes right after its outer row.
    return places.indices.filter { index in
      index + 1 == places.count || !places[index + 1].isInside(places[index])
    }.map { places[$0] }
  }

  /// For each place, a text that selects its row: `host.row("…")`. Nil for a place that shares its row with an other one,
  /// or whose row has the texts of an other row.
  ///
  /// - Parameters:
  ///   - places: the places to tell apart.
  ///   - count: how many of them need a text.
  func rowTexts(of places: [Place], first count: Int) -> [String?] {
    let rows = readRows(in: nil)
    return places.indices.prefix(count).map { index in
      let row = rows.last { row in
        places[index].isInside(row.place)
          && !places.indices.contains { $0 != index && places[$0].isInside(row.place) }
      }
      guard let row else { return nil }
      return (row.texts + [Self.label(ofTexts: row.texts)]).first { text in
        let found = text.isEmpty ? [] : Self.rows(called: text, among: rows)
        return found.count == 1 && places[index].isInside(found[0])
      }
    }
  }

  /// The rows of each `ForEach`, list, form and section, outer ones first.
  func allRows(in part: Place?) -> [Place] {
    var rows: [Place] = []
    let walk = part.map { TreeWalk($0.context) } ?? TreeWalk()
    walk.run(over: part, of: renderTree.root) { trait, walk in
      if trait is RowTrait, !walk.context.flags.contains(.offScreen), let place = walk.place { rows.append(place) }
    } element: { element, walk in
      if walk.context.flags.contains(.offScreen) { return .over }
      if element.part == nil, let place = walk.place, isRow(place) { rows.append(place) }
      return .into
    }
    return rows
  }

  /// Whether an element is a direct child of a list, a form or a section, and no row of a `ForEach` there.
  private func isRow(_ place: Place) -> Bool {
    for around in place.allAround {
      switch around.content {
      case .element(let element): return element.part != nil
      case .trait(let trait): if trait is RowTrait { return false }
      case .node: break
      }
    }
    return false
  }

  /// The sections, each with its possible titles: a label, and the first text in it.
  func sections(in part: Place?) -> [(place: Place, titles: [String])] {
    var sections: [(place: Place, titles: [String])] = []
    let walk = part.map { TreeWalk($0.context) } ?? TreeWalk()
    walk.run(over: part, of: renderTree.root) { element, walk in
      if walk.context.flags.contains(.offScreen) { return .over }
      guard element.part == .section, let place = walk.place else { return .into }
      let label = walk.label
      let title = texts(in: place, spoken: true).first
      sections.append((place, [label, title].compactMap(\.self)))
      return .into
    }
    return sections
  }
}
