/// The visible rows of a lazy container: a range, counted over every `ForEach` in it.
///
///     rows      0 1 2 3 4 5 6 7 8 9 …
///     ForEach   a a a a b b b c c c
///     window          └───────┘           first: 3, limit: 5
///
/// A `ForEach` whose rows are sections has no other rows: it shows as many sections as the window needs.
@MainActor
final class RowWindow: OwnableObject {
  /// The node of the container; nil before it is mounted.
  private(set) weak var node: _Node?
  /// The container's name in messages.
  private(set) var name = ""
  /// The first visible row.
  private(set) var first = 0
  /// The requested first row, limited by the number of rows.
  private var wantedFirst = 0
  /// A requested row, which may be in a section that is not made yet.
  private(set) var wantedRow: (id: AnyHashable, anchor: RowAnchor?)?
  private var segments: [RowSegment] = []
  private(set) var limit = Int.max
  /// The scroll position: follows the first visible row, and sets it.
  private var position: (any RowPosition)?
  nonisolated init() {}

  /// Takes over the node of the container, and the observer of its first row.
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

  var count: Int { segments.reduce(0) { $0 + ($1.holdsSections ? 0 : $1.count) } }
  /// Whether some sections are not made yet, so that the number of rows is unknown.
  var hasMore: Bool { segments.contains { $0.holdsSections && $0.range.upperBound < $0.count } }
  var range: Range<Int> {
    let count = count
    let first = min(first, count)
    return first..<(limit < count - first ? first + limit : count)
  }

  /// Whether it shows only a part of the rows.
  var isPartial: Bool { hasMore || range.count < count }

  /// The warning of a scroll to an id that no view has.
  static func missingID(_ id: AnyHashable, _ name: String) -> String {
    "\(name): no view has the id \(id), so the call does nothing.\n\n"
      + "To fix, use the id of .id(_:), or the one by which a ForEach knows its row, with the same type."
  }

  /// A segment is made, or has another number of rows. Returns the rows that it is to show.
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

  /// Mostly at the end, because rows are made in their order.
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

  /// Whether a segment was removed without a notice.
  var hasLostSegments: Bool { segments.contains { !$0.isMounted } }

  /// Finds out which rows each segment is to show. Returns the segments that show others.
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
      node?.graph.warn(Self.missingID(wanted.id, name))
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

  // Their order changes where sections change places, which is seldom.
  private func sort() {
    guard segments.count > 1 else { return }
    let paths = segments.map(\.path)
    if zip(paths, paths.dropFirst()).allSatisfy({ $0.lexicographicallyPrecedes($1) }) { return }
    segments = zip(paths, segments).sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  func scroll(to first: Int) {
    wantedFirst = max(first, 0)
    node?.graph.rowWindows.layOut(self)
  }

  func scroll(toRow id: AnyHashable, anchor: RowAnchor? = nil) {
    wantedRow = (id, anchor)
    node?.graph.rowWindows.layOut(self)
  }

  func showMore() {
    for segment in segments { _ = segment.extend(by: limit) }
    node?.graph.rowWindows.note(self)
  }

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

  /// The begin of the window after the least move.
  private func nearest(showing row: Int) -> Int {
    if row < first { return row }
    return row - first < limit ? first : row - limit + 1
  }

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

/// The wanted position of a row in a window.
struct RowAnchor {
  /// The position from the top, from 0 to 1.
  let fraction: Double
  init(fraction: Double) { self.fraction = fraction }
  init(_ anchor: UnitPoint) { fraction = Double(anchor.y) }

  /// The first row of a window with `row` at that position.
  func first(showing row: Int, _ limit: Int) -> Int {
    max(0, row - Int((Double(limit - 1) * min(max(fraction, 0), 1)).rounded()))
  }
}

/// A window as a value of the environment, compared by identity.
struct RowWindowReference: EnvironmentKey, Equatable {
  var window: RowWindow?
  static var defaultValue: Self { Self(window: nil) }
  static func == (first: Self, second: Self) -> Bool { first.window === second.window }
}

/// Chooses the first row of a lazy container, and receives changes of it.
@MainActor
protocol RowPosition: AnyObject {
  /// Makes a window the one that it speaks of, if there is no other.
  func claim(for window: RowWindow) -> Bool
  /// The requested row, if any since the last update.
  func take() -> AnyHashable?
  /// The wanted position of that row; nil for as little scrolling as is needed.
  var anchor: RowAnchor? { get }
  /// The window was scrolled, and has a different first row.
  func tell(_ id: AnyHashable)
}
