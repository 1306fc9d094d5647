/// The rows of a `ForEach` in a lazy container: a separate node, which is evaluated again when other rows become
/// visible, while the enclosing body is not.
struct LazyRows<Data: RandomAccessCollection, ID: Hashable, Row: View> {
  // A new reference each time, because the captures of a row's closure may have changed.
  private let rows: Rows
  private let segment = Owned<RowSegment>()
  private let constant = Owned<ConstantRows<Data>>()
  @Environment(\.rowWindow) private var window
  init(_ rows: ForEach<Data, ID, Row>) { self.rows = Rows(rows) }

  fileprivate final class Rows {
    let all: ForEach<Data, ID, Row>
    init(_ all: ForEach<Data, ID, Row>) { self.all = all }
  }
}

extension LazyRows: _EngineView {
  var body: some View {
    PassView { pass in
      var all = rows.all
      if all.isConstant { all.data = constant.wrappedValue.take(all, in: pass.graph) }
      let holdsSections = Row.traitKeys.contains(SectionKey.self)
      let range = segment.wrappedValue.follow(
        KnownRows(rows: all), holdsSections: holdsSections, in: window.window, at: pass.node)
      let part = all.data.dropFirst(range.lowerBound).prefix(range.count)
      return TraitView(
        content: ForEach(data: part, id: all.id, hasUniqueIDs: all.hasUniqueIDs) { element in
          ContentWithRole(content: all.content(element), role: holdsSections ? .row : .none)
        },
        _look: RowOffsetTrait(offset: RowOffset(first: range.lowerBound, count: all.data.count)))
    }
  }
}

extension EnvironmentValues {
  var rowWindow: RowWindowReference {
    get { self[RowWindowReference.self] }
    set { self[RowWindowReference.self] = newValue }
  }
}

/// The known rows of a `ForEach`, for its container.
struct KnownRows<Data: RandomAccessCollection, ID: Hashable, Row: View>: SegmentRows {
  let rows: ForEach<Data, ID, Row>
  var count: Int { rows.data.count }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return rows.data.firstIndex { rows.id($0) == id }.map { rows.data.distance(from: rows.data.startIndex, to: $0) }
  }

  func id(at index: Int) -> AnyHashable? {
    guard index < count else { return nil }
    return AnyHashable(rows.id(rows.data[rows.data.index(rows.data.startIndex, offsetBy: index)]))
  }
}

/// The data of a `ForEach` that is not to change.
@MainActor
final class ConstantRows<Data: RandomAccessCollection>: OwnableObject {
  private var data: Data?
  nonisolated init() {}

  /// The first data; a change of its count is warned of.
  func take<ID, Row: View>(_ rows: ForEach<Data, ID, Row>, in graph: Graph) -> Data {
    guard let data, data.count != rows.data.count else {
      data = rows.data
      return rows.data
    }
    rows.warnOfCount(initially: data.count, in: graph)
    return data
  }
}

/// The position of the visible rows of a `ForEach` among all.
struct RowOffset {
  let first: Int
  let count: Int
}

enum RowOffsetKey: ElementContextKey { static var defaultValue: RowOffset? { nil } }

struct RowOffsetTrait: ElementTrait {
  let offset: RowOffset
  func apply(to context: inout ElementContext) { context[RowOffsetKey.self] = offset }
}

/// The rows of one `ForEach` in a lazy container, of which a part is shown.
@MainActor
final class RowSegment: OwnableObject {
  private weak var node: _Node?
  private(set) var count = 0
  private(set) var holdsSections = false
  private(set) var range = 0..<0
  private var rows: (any SegmentRows)?
  nonisolated init() {}

  /// Takes over the current rows. Returns the rows to show.
  func follow(_ rows: some SegmentRows, holdsSections: Bool, in window: RowWindow?, at node: _Node) -> Range<Int> {
    (self.rows, self.node, self.holdsSections) = (rows, node, holdsSections)
    count = rows.count
    range = window?.range(of: self) ?? 0..<count
    return range
  }

  var isMounted: Bool { node?.isMounted ?? false }

  /// Its path among the other segments: the position at each level, outermost first.
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

  /// Shows other rows with the next pass. Returns whether they are others.
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
