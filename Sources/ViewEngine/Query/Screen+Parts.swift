/// Rows and sections.
extension Screen {
  /// The rows with a label: all texts in them with spaces between, or else one of the texts. Of rows inside one
  /// another, the innermost.
  func rows(called text: String, in part: Place?) -> [Place] {
    let rows = allRows(in: part).map { (place: $0, texts: texts(in: $0, spoken: true)) }
    var found = rows.filter { $0.texts.joined(separator: " ") == text }
    if found.isEmpty { found = rows.filter { $0.texts.contains(text) } }
    let places = found.map(\.place)
    // An inner row comes right after its outer row.
    return places.indices.filter { index in
      index + 1 == places.count || !places[index + 1].isInside(places[index])
    }.map { places[$0] }
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
