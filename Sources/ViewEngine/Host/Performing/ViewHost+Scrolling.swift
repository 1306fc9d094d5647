/// Scrolling: moves the windows of `List`s, lazy stacks and lazy grids. Each shows as many rows as the configuration's
/// `visibleRows` says.
extension ViewHost {
  /// Scrolls a lazy container by as many rows as it shows; `index` counts those that do not show all of their rows.
  /// - Throws: `ViewHostError` if no container or several containers can be scrolled down.
  public func scrollDown(at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line)
    throws
  {
    try called(from: fileID, line) {
      let window = try locateWindow("scrollDown", at: index, in: part) { $0.canScrollDown }
      graph.work(on: "scrollDown") { window.scroll(to: window.first + window.limit) }
    }
  }

  /// Scrolls back by as many rows as are shown; `index` counts the containers that do not show all of their rows.
  /// - Throws: `ViewHostError` if no container or several containers can be scrolled up.
  public func scrollUp(at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line)
    throws
  {
    try called(from: fileID, line) {
      let window = try locateWindow("scrollUp", at: index, in: part) { $0.canScrollUp }
      graph.work(on: "scrollUp") { window.scroll(to: window.first - window.limit) }
    }
  }

  /// Scrolls a lazy container as little as needed to show a row.
  ///
  /// - `id`: the row's id in its `ForEach`, with the same type.
  /// - Throws: `ViewHostError` if no container has such a row.
  public func scroll<ID: Hashable>(to id: ID, in part: Element? = nil, fileID: String = #fileID, line: Int = #line)
    throws
  {
    try called(from: fileID, line) {
      let verb = "scroll"
      let row = AnyHashable(id)
      while true {
        let (screen, part) = try screen(in: part, verb)
        let windows = screen.windows(in: part)
        if let window = windows.first(where: { $0.hasRow(row) }) {
          return graph.work(on: "scroll to \(id)") { window.scroll(toRow: row) }
        }
        // The row may be in a section that does not exist yet.
        guard let window = windows.first(where: \.hasMore) else {
          if windows.isEmpty || showsAllRows { throw noWindow(verb, in: part) }
          throw ViewHostError(
            .notFound, verb, "no row \(part.onScreen) has the id \(id) of type \(ID.self)",
            details: ["\(part.title):"] + windows.map { "  \($0.description)" },
            toFix: "use the id by which the row's ForEach knows it, with the same type")
        }
        graph.work(on: "scroll") { window.showMore() }
      }
    }
  }

  private func locateWindow(
    _ verb: String, at index: Int?, in part: Element?, where canScroll: (RowWindow) -> Bool
  ) throws(ViewHostError) -> RowWindow {
    let (screen, part) = try screen(in: part, verb)
    let windows = screen.windows(in: part)
    if windows.isEmpty || showsAllRows { throw noWindow(verb, in: part) }
    if let index {
      let partial = windows.filter(\.isPartial)
      guard partial.indices.contains(index) else {
        if partial.isEmpty { throw cannotScroll(verb, windows, in: part) }
        let counted = partial.count == 1 ? "there is one container" : "there are \(partial.count) containers"
        throw ViewHostError(
          index, outOf: partial.count, verb, "\(counted) \(part.onScreen) with rows that are scrolled away")
      }
      if canScroll(partial[index]) { return partial[index] }
      throw cannotScroll(verb, [partial[index]], in: part)
    }
    let found = windows.filter(canScroll)
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      let numbered = windows.filter(\.isPartial)
      throw ViewHostError(
        .ambiguous, verb, "\(found.count) containers \(part.onScreen) can scroll, and no index selects one",
        details: numbered.indices.filter { canScroll(numbered[$0]) }.map { "at: \($0) is \(numbered[$0].description)" },
        toFix: "add one of these indices, or find the container: in: host.find(…)")
    }
    throw cannotScroll(verb, windows, in: part)
  }

  /// Whether each container shows all of its rows, so that it has no window.
  private var showsAllRows: Bool { graph.visibleRows == nil }

  /// The error of a part of the screen without a window to scroll.
  private func noWindow(_ verb: String, in part: Part) -> ViewHostError {
    if showsAllRows {
      return ViewHostError(
        .notFound, verb, "nothing can scroll, because Configuration.visibleRows is nil",
        toFix: "leave this step out, as all rows are on screen, or set Configuration.visibleRows")
    }
    return ViewHostError(
      .notFound, verb, "there is no List, lazy stack or lazy grid \(part.onScreen)",
      toFix: part.place == nil
        ? "perform the event that shows one first" : "leave in: out to search the whole screen")
  }

  private func cannotScroll(_ verb: String, _ windows: [RowWindow], in part: Part) -> ViewHostError {
    if windows.count == 1, windows[0].range.isEmpty {
      return ViewHostError(
        .disabled, verb, "the \(windows[0].name) has no rows", toFix: "perform the event that adds rows first")
    }
    let (isDown, isPartial) = (verb == "scrollDown", windows.contains(where: \.isPartial))
    let end = isPartial ? "its \(isDown ? "last" : "first") rows" : "all rows"
    return ViewHostError(
      .disabled, verb,
      windows.count == 1
        ? "the \(windows[0].name) already shows \(end), \(windows[0].rows)"
        : "no container \(part.onScreen) can scroll further",
      details: windows.count == 1 ? [] : windows.map(\.description),
      toFix: isPartial
        ? "scroll the other way: \(isDown ? "scrollUp" : "scrollDown")()"
        : "leave this step out, or show fewer rows at a time: Configuration.visibleRows")
  }
}

extension RowWindow {
  var description: String { "the \(name) with \(range.isEmpty ? rows : "rows \(rows)")" }

  /// The numbers of the visible rows, from 1.
  fileprivate var rows: String {
    range.isEmpty
      ? "no rows" : "\(range.lowerBound + 1) to \(range.upperBound) of \(hasMore ? "at least " : "")\(count)"
  }
}

extension Screen {
  /// The windows of the lazy containers within reach, in the order of declaration.
  func windows(in part: Part) -> [RowWindow] {
    index.landmarks(RowWindow.self).filter { place in
      isWithinReach(place) && (part.contains(place) || part.place?.isInside(place) ?? false)
    }.compactMap { ($0.element as? LazyElement)?.window }
  }

  /// The lazy containers with rows outside of their windows, as details of a message about a missing element.
  var rowsScrolledAway: [String] {
    let windows = windows(in: .screen).filter(\.isPartial)
    if windows.isEmpty { return [] }
    return ["Some rows are scrolled away; scrollDown(), scrollUp() and scroll(to:) show them:"]
      + windows.map { "  \($0.description)" }
  }
}

extension ScrollUp: PerformedVerb {
  static func perform(_ on: Call, _: NoInput) throws { try on.host.scrollUp(at: on.index) }
}

extension ScrollDown: PerformedVerb {
  static func perform(_ on: Call, _: NoInput) throws { try on.host.scrollDown(at: on.index) }
}

extension ViewHost.Step {
  /// Scrolls a list, or another container that makes some of its rows at a time, back by as many rows as it shows.
  public static func scrollUp(at index: Int = 0) -> Self { Self(ScrollUp.self, at: index) }
  /// Scrolls a list, or another container that makes some of its rows at a time, by as many rows as it shows.
  public static func scrollDown(at index: Int = 0) -> Self { Self(ScrollDown.self, at: index) }
}
