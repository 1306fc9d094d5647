/// The rows of one `ForEach` in a lazy container, of which a part is shown.
@MainActor
final class RowSegment: OwnableObject {
  private weak var node: _Node?
  /// How many rows there are.
  private(set) var count = 0
  /// Whether the rows are sections, whose rows count in their place.
  private(set) var holdsSections = false
  /// The rows that are shown.
  private(set) var range = 0..<0
  private var rows: (any SegmentRows)?

  nonisolated init() {}

  /// Takes over the rows as they are now.
  ///
  /// - Returns: those that are to be shown.
  func follow(_ rows: some SegmentRows, holdsSections: Bool, in window: RowWindow?, at node: _Node) -> Range<Int> {
    self.rows = rows
    self.node = node
    self.holdsSections = holdsSections
    count = rows.count
    range = window?.range(of: self) ?? 0..<count
    return range
  }

  var isMounted: Bool { node?.isMounted ?? false }

  /// Where it stands among others: the positions at each level, outermost first.
  var path: [Int32] {
    var path: [Int32] = []
    var next = node
    while let node = next {
      path.append(node.siblingIndex)
      next = node.parent
    }
    return path.reversed()
  }

  func index(of id: AnyHashable) -> Int? { rows?.index(of: id) }
  func id(at index: Int) -> AnyHashable? { rows?.id(at: index) }

  /// Shows other rows with the next pass.
  ///
  /// - Returns: whether they are others.
  func show(_ range: Range<Int>) -> Bool {
    guard self.range != range, let node else { return false }
    self.range = range
    node.graph.queue.invalidate(node)
    return true
  }

  /// Shows more sections.
  func extend(by limit: Int) -> Bool {
    guard holdsSections else { return false }
    let end = limit < count - range.upperBound ? range.upperBound + limit : count
    return show(range.lowerBound..<end)
  }
}

/// The rows of a `ForEach` without their type.
@MainActor
protocol SegmentRows {
  var count: Int { get }
  func index(of id: AnyHashable) -> Int?
  func id(at index: Int) -> AnyHashable?
}
