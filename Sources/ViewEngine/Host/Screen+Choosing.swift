extension Screen {
  /// The one of several matches that is meant: the one at an index, or the only one that can be seen.
  ///
  /// - Parameter found: the matches within reach, in the order of declaration.
  func choose<Match>(
    from found: [Match], _ noun: String, _ label: String, at index: Int?, in part: Part, _ name: String,
    _ place: (Match) -> Place, _ context: (Match) -> ElementContext
  ) throws(ViewHostError) -> Match {
    if let index {
      guard found.indices.contains(index) else {
        throw ViewHostError(
          .indexOutOfRange,
          "\(name): index \(index) was asked for, but \(count(found.count, noun)) labelled \(NameList.quoted(label))\(part.phrase), "
            + "so the index must be \(found.count == 1 ? "0" : "from 0 to \(found.count - 1)").")
      }
      return found[index]
    }
    if found.count == 1 { return found[0] }
    let seen = found.indices.filter { !context(found[$0]).flags.contains(.hidden) }
    if seen.count < 2 { return found[seen.first ?? 0] }
    throw ambiguity(
      seen.map { ($0, place(found[$0]), context(found[$0])) }, noun, label, in: part, name)
  }

  /// Several are called that: says where each of them stands.
  private func ambiguity(
    _ seen: [(index: Int, place: Place, context: ElementContext)], _ noun: String, _ label: String, in part: Part,
    _ name: String
  ) -> ViewHostError {
    let listed = seen.indices.prefix(NameList.limit).map { position in
      let match = seen[position]
      let others = [position - 1, position + 1].filter(seen.indices.contains).map { seen[$0].place }
      return "at: \(match.index) is \(standing(of: match.place, apartFrom: others, label))"
        + (match.context.flags.contains(.disabled) ? " (disabled)" : "")
    }
    let more = seen.count - listed.count
    return ViewHostError(
      .ambiguous,
      "\(name): \(count(seen.count, noun)) labelled \(NameList.quoted(label))\(part.phrase), and no index says which is meant: "
        + listed.joined(separator: "; ") + (more > 0 ? "; and \(more) others" : "")
        + ". Give an index with at:, or a part of the screen with in:, as row(_:) or section(_:) finds.")
  }

  /// Where a place is that is called as others are: in the outermost element that they are not in.
  ///
  /// - Parameter others: those of the same name before and after it.
  private func standing(of place: Place, apartFrom others: [Place], _ label: String) -> String {
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
    let walk = OutlineWalk(container.context)
    walk.run(inside: container) { element, walk in
      guard let current = walk.place, !current.isSame(as: place) else { return .stop }
      if walk.context.isRead, let text = text(of: element, at: current), !text.isEmpty { last = text }
      return .into
    }
    return "in the \(container.element?.name ?? "view")" + (last.map { " after \(NameList.quoted($0))" } ?? "")
  }

  func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "there is one \(noun)" : "there are \(number) \(noun)s"
  }
}
