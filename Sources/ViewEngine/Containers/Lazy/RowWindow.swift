/// Which of its rows a lazy container shows: some that follow each other, counted over every `ForEach` in it.
///
///     rows      0 1 2 3 4 5 6 7 8 9 …
///     ForEach   a a a a b b b c c c
///     window          └───────┘           first: 3, limit: 5
///
/// A `ForEach` whose rows are sections has no rows of its own: it shows as many sections as the window needs.
@MainActor
final class RowWindow: OwnableObject {
  /// Where the container is; nil before it is mounted.
  private(set) weak var node: _Node?
  /// What messages call the container.
  private(set) var name = ""
  /// The row that is shown first.
  private(set) var first = 0
  /// Where somebody wants the first row to be, as far as there are rows.
  private var wantedFirst = 0
  /// A row that somebody wants to see, and that may be in a section that is not made yet.
  private(set) var wantedRow: (id: AnyHashable, anchor: RowAnchor?)?
  private var segments: [RowSegment] = []
  /// How many rows are shown at a time.
  private(set) var limit = Int.max
  /// Follows the row that is shown first, and says which is to be.
  private var position: (any RowPosition)?

  nonisolated init() {}

  /// Takes over where the container is, and what follows its first row.
  func follow(_ name: String, showing position: (any RowPosition)?, at node: _Node) {
    self.name = name
    let windows = node.graph.rowWindows
    if self.node !== node {
      self.node = node
      limit = windows.limit
      windows.add(self)
    }
    self.position = position?.claim(for: self) ?? false ? position : nil
  }

  /// How many rows there are, as far as is known.
  var count: Int { segments.reduce(0) { $0 + ($1.holdsSections ? 0 : $1.count) } }
  /// Whether there are sections that are not made yet, so that nobody knows how many rows there are.
  var hasMore: Bool { segments.contains { $0.holdsSections && $0.range.upperBound < $0.count } }
  /// The rows that are shown.
  var range: Range<Int> {
    let count = count
    let first = min(first, count)
    return first..<(limit < count - first ? first + limit : count)
  }

  /// Whether it shows less than there is.
  var isPartial: Bool { hasMore || range.count < count }

  // MARK: Segments

  /// A segment is made, or has another number of rows.
  ///
  /// - Returns: the rows that it is to show.
  func range(of segment: RowSegment) -> Range<Int> {
    if !segments.contains(where: { $0 === segment }) { insert(segment) }
    node?.graph.rowWindows.note(self)
    if segment.holdsSections { return 0..<min(segment.count, max(segment.range.upperBound, limit)) }
    var start = 0
    for other in segments {
      if other === segment { break }
      if !other.holdsSections { start += other.count }
    }
    return range(of: segment, from: start)
  }

  /// NB: mostly at the end, for rows are made in their order.
  private func insert(_ segment: RowSegment) {
    let path = segment.path
    let index = segments.lastIndex { $0.path.lexicographicallyPrecedes(path) }.map { $0 + 1 } ?? 0
    segments.insert(segment, at: index)
  }

  private func range(of segment: RowSegment, from start: Int) -> Range<Int> {
    let end = limit < Int.max - first ? first + limit : Int.max
    let lower = min(max(first - start, 0), segment.count)
    return lower..<max(lower, min(end - start, segment.count))
  }

  /// Whether a segment is gone without having said so.
  var hasLostSegments: Bool { segments.contains { !$0.isMounted } }

  /// Finds out which rows each segment is to show.
  ///
  /// - Returns: the segments that show others.
  func layOut() -> [RowSegment] {
    segments.removeAll { !$0.isMounted }
    sort()
    takePosition()
    findWantedRow()
    let count = count
    let shownSections = segments.reduce(0) { $0 + ($1.holdsSections ? $1.range.count : 0) }
    // A section without rows takes the room of a row, or nothing would end their being made.
    let isShort = wantedRow != nil || max(count, shownSections) - wantedFirst < limit
    if isShort, hasMore { return segments.filter { $0.extend(by: limit) } }
    if let wanted = wantedRow {
      wantedRow = nil
      node?.graph.warn("\(name): no row has the id \(wanted.id), so nothing is scrolled to.")
    }
    let old = first
    first = limit < count ? min(wantedFirst, count - limit) : 0
    wantedFirst = first
    if first != old { tellPosition() }
    var start = 0
    return segments.filter { segment in
      guard !segment.holdsSections else { return false }
      defer { start += segment.count }
      return segment.show(range(of: segment, from: start))
    }
  }

  // NB: their order changes where sections change places, which is seldom.
  private func sort() {
    guard segments.count > 1 else { return }
    let paths = segments.map(\.path)
    if zip(paths, paths.dropFirst()).allSatisfy({ $0.lexicographicallyPrecedes($1) }) { return }
    segments = zip(paths, segments).sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  // MARK: Scrolling

  /// Has the window begin elsewhere, as far as there are rows.
  func scroll(to first: Int) {
    wantedFirst = max(first, 0)
    node?.graph.rowWindows.layOut(self)
  }

  /// Has the window show a row.
  func scroll(toRow id: AnyHashable, anchor: RowAnchor? = nil) {
    wantedRow = (id, anchor)
    node?.graph.rowWindows.layOut(self)
  }

  /// Has more sections made, among which a row may be.
  func showMore() {
    for segment in segments { _ = segment.extend(by: limit) }
    node?.graph.rowWindows.note(self)
  }

  /// Whether there is such a row, or section, among those that are known.
  func hasRow(_ id: AnyHashable) -> Bool { segments.contains { $0.index(of: id) != nil } }

  private func findWantedRow() {
    guard let wanted = wantedRow else { return }
    var start = 0
    for segment in segments {
      if let index = segment.index(of: wanted.id) {
        if segment.holdsSections {
          // A section that is made is shown: of its rows as many as there is room for.
          if segment.range.contains(index) { wantedRow = nil }
          return
        }
        let row = start + index
        wantedRow = nil
        wantedFirst = wanted.anchor?.first(showing: row, limit) ?? nearest(showing: row)
        return
      }
      if !segment.holdsSections { start += segment.count }
    }
  }

  /// Where the window begins when it moves as little as it can.
  private func nearest(showing row: Int) -> Int {
    if row < first { return row }
    return row - first < limit ? first : row - limit + 1
  }

  // MARK: Where it is, for others

  private func takePosition() {
    guard let position, let id = position.take() else { return }
    wantedRow = (id, position.anchor)
  }

  private func tellPosition() {
    guard let position else { return }
    var start = 0
    for segment in segments where !segment.holdsSections {
      if first < start + segment.count { return segment.id(at: first - start).map(position.tell) ?? () }
      start += segment.count
    }
  }
}

/// Where in a window a row is to stand.
struct RowAnchor {
  /// How far down, from 0 to 1.
  let fraction: Double

  init(fraction: Double) { self.fraction = fraction }
  init(_ anchor: UnitPoint) { fraction = Double(anchor.y) }

  /// Where the window begins in which the row stands there.
  func first(showing row: Int, _ limit: Int) -> Int {
    max(0, row - Int((Double(limit - 1) * min(max(fraction, 0), 1)).rounded()))
  }
}
