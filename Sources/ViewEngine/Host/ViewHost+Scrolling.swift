/// What a person scrolls: the windows of `List`s, lazy stacks and lazy grids, each of which shows as many rows as the
/// configuration's `visibleRows` says.
extension ViewHost {
  /// Scrolls a lazy container by as many rows as it shows, or to its end.
  ///
  /// - Parameters:
  ///   - index: which one, of the containers that do not show all of their rows, in the order of declaration; it has to be
  ///     given, or a part, where several can be scrolled down.
  ///   - part: the container, or a part of the screen that it is in.
  /// - Throws: `ViewHostError` if nothing can be scrolled down, or several containers can.
  public func scrollDown(at index: Int? = nil, in part: Element? = nil) throws {
    let window = try locateWindow("scrollDown", at: index, in: part) { $0.canScrollDown }
    graph.work(on: "scrollDown") { window.scroll(to: window.first + window.limit) }
  }

  /// Scrolls a lazy container back by as many rows as it shows, or to its beginning.
  ///
  /// - Parameters:
  ///   - index: which one, of the containers that do not show all of their rows, in the order of declaration; it has to be
  ///     given, or a part, where several can be scrolled up.
  ///   - part: the container, or a part of the screen that it is in.
  /// - Throws: `ViewHostError` if nothing can be scrolled up, or several containers can.
  public func scrollUp(at index: Int? = nil, in part: Element? = nil) throws {
    let window = try locateWindow("scrollUp", at: index, in: part) { $0.canScrollUp }
    graph.work(on: "scrollUp") { window.scroll(to: window.first - window.limit) }
  }

  /// Scrolls a lazy container as little as is needed to show a row.
  ///
  /// - Parameters:
  ///   - id: what the `ForEach` knows the row by; it has to be of the same type.
  ///   - part: the container, or a part of the screen that it is in.
  /// - Throws: `ViewHostError` if no container has such a row.
  public func scroll<ID: Hashable>(to id: ID, in part: Element? = nil) throws {
    let verb = "scroll"
    let row = AnyHashable(id)
    while true {
      let (screen, part) = try look(in: part, verb)
      let windows = screen.windows(in: part)
      if let window = windows.first(where: { $0.hasRow(row) }) {
        return graph.work(on: "scroll to \(id)") { window.scroll(toRow: row) }
      }
      // It may be in a section that is not made yet.
      guard let window = windows.first(where: \.hasMore) else {
        throw ViewHostError(
          .notFound,
          "scroll: no row has the id \(id) (\(ID.self)) \(part.onScreen). "
            + (windows.isEmpty
              ? "There is no List, lazy stack or lazy grid there."
              : "What can be scrolled: \(windows.map(\.description).joined(separator: "; ")).")
            + " The id is the one by which the row's ForEach knows it.")
      }
      graph.work(on: "scroll") { window.showMore() }
    }
  }

  private func locateWindow(
    _ verb: String, at index: Int?, in part: Element?, where canScroll: (RowWindow) -> Bool
  ) throws(ViewHostError) -> RowWindow {
    let (screen, part) = try look(in: part, verb)
    let windows = screen.windows(in: part)
    if let index {
      let partial = windows.filter(\.isPartial)
      guard partial.indices.contains(index) else {
        throw ViewHostError(
          partial.isEmpty ? .notFound : .indexOutOfRange,
          "\(verb): index \(index) was asked for, but \(partial.count) of the containers \(part.onScreen) show less than "
            + "all of their rows" + (partial.isEmpty ? "." : ": \(partial.map(\.description).joined(separator: "; ")).")
        )
      }
      if canScroll(partial[index]) { return partial[index] }
      throw ViewHostError(.disabled, "\(verb): it is at its end: \(partial[index].description).")
    }
    let found = windows.filter(canScroll)
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      throw ViewHostError(
        .ambiguous,
        "\(verb): there are \(found.count) containers that can be scrolled \(part.onScreen): "
          + found.map(\.description).joined(separator: "; ")
          + ". Say which with at:, or with in: such as find(type: List<…>.self)."
      )
    }
    if windows.isEmpty {
      throw ViewHostError(.notFound, "\(verb): there is no List, lazy stack or lazy grid \(part.onScreen).")
    }
    throw ViewHostError(
      .disabled,
      "\(verb): \(windows.count == 1 ? "it is at its end" : "all are at their ends"): "
        + windows.map(\.description).joined(separator: "; ") + ".")
  }
}

extension RowWindow {
  /// How much of it is shown, in words.
  var description: String {
    let known = hasMore ? "at least \(count)" : "\(count)"
    if range.isEmpty { return "the \(name) with no rows" }
    return "the \(name) with rows \(range.lowerBound + 1) to \(range.upperBound) of \(known)"
  }
}

extension Screen {
  /// The windows of the lazy containers within reach, in the order of declaration.
  func windows(in part: Part) -> [RowWindow] {
    outline.landmarks(RowWindow.self).filter { place in
      isWithinReach(place) && (part.contains(place) || part.place?.isInside(place) ?? false)
    }.compactMap { ($0.element as? LazyElement)?.window }
  }

  /// What is not in the windows of lazy containers, for a message that tells what there is not; nil if all is.
  var whatIsScrolledAway: String? {
    let windows = windows(in: .screen).filter(\.isPartial)
    guard !windows.isEmpty else { return nil }
    return "Not every row is in its window: on screen is \(windows.map(\.description).joined(separator: "; ")). "
      + "scrollDown(), scrollUp() and scroll(to:) with the id of a row show others."
  }
}
