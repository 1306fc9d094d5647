/// Rows and sections, which are parts of the screen that a person tells apart.
extension Screen {
  /// The rows that are called that, by all texts in them with spaces between; if there are none, those that have it as
  /// one of their texts. Of rows within each other the innermost.
  func rows(called text: String, in part: Place?) -> [Place] {
    let rows = allRows(in: part).map { (place: $0, texts: texts(in: $0, spoken: true)) }
    var found = rows.filter { $0.texts.joined(separator: " ") == text }
    if found.isEmpty { found = rows.filter { $0.texts.contains(text) } }
    let places = found.map(\.place)
    // NB: an inner row comes right after the one that it is in.
    return places.indices.filter { index in
      index + 1 == places.count || !places[index + 1].isInside(places[index])
    }.map { places[$0] }
  }

  /// The rows of each `ForEach`, list, form and section, outer ones first.
  func allRows(in part: Place?) -> [Place] {
    var rows: [Place] = []
    let walk = part.map { OutlineWalk($0.context) } ?? OutlineWalk()
    walk.run(over: part, of: outline.root) { trait, walk in
      if trait is RowTrait, !walk.context.flags.contains(.away), let place = walk.place { rows.append(place) }
    } element: { element, walk in
      if walk.context.flags.contains(.away) { return .over }
      if element.part == nil, let place = walk.place, isRow(place) { rows.append(place) }
      return .into
    }
    return rows
  }

  /// Whether an element stands directly in what holds rows, and is not one of a `ForEach` there.
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

  /// The sections, each with what it may be called: its header, which is the first text in it.
  func sections(in part: Place?) -> [(place: Place, titles: [String])] {
    var sections: [(place: Place, titles: [String])] = []
    let walk = part.map { OutlineWalk($0.context) } ?? OutlineWalk()
    walk.run(over: part, of: outline.root) { element, walk in
      if walk.context.flags.contains(.away) { return .over }
      guard element.part == .section, let place = walk.place else { return .into }
      let label = walk.label
      let title = texts(in: place, spoken: true).first
      sections.append((place, [label, title].compactMap(\.self)))
      return .into
    }
    return sections
  }
}
