/// The rows of a `ForEach` in a container that shows some of them at a time: a node of its own, which is evaluated anew
/// when others are to be shown, while the body around it is not.
struct LazyRows<Data: RandomAccessCollection, ID: Hashable, Row: View> {
  // NB: a reference, which is another one each time: what is captured by the closure of a row may have changed.
  private let rows: Rows
  private let segment = Owned<RowSegment>()
  private let constant = Owned<ConstantRows<Data>>()
  @Environment(\.rowWindow) private var window

  fileprivate init(_ rows: ForEach<Data, ID, Row>) { self.rows = Rows(rows) }

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
      return ShownRows(
        content: ForEach(data: part, id: all.id, hasUniqueIDs: all.hasUniqueIDs) { element in
          AmongRows(content: all.content(element), isOn: holdsSections)
        },
        _look: RowOffset(first: range.lowerBound, count: all.data.count))
    }
  }
}

/// The rows that are shown, which know how many there are before them.
private struct ShownRows<Content: View> {
  let content: Content
  let _look: RowOffset
}

extension ShownRows: _WrapperView {
  static func _render(_ look: RowOffset, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(RowOffsetTrait(offset: look), around: content)
  }
}

/// What a container asks of the rows of a `ForEach`.
private struct KnownRows<Data: RandomAccessCollection, ID: Hashable, Row: View>: SegmentRows {
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
private final class ConstantRows<Data: RandomAccessCollection>: OwnableObject {
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

/// Makes lazy rows in the containers of a host that shows some rows at a time.
struct LazyRowsMaker: RowsMaker {
  /// How many rows a container shows at a time.
  let limit: Int

  func view<Data, ID, Content: View>(of rows: ForEach<Data, ID, Content>) -> AnyView { AnyView(LazyRows(rows)) }
}

extension EnvironmentValues {
  /// The window of the nearest lazy container around.
  var rowWindow: RowWindowReference {
    get { self[RowWindowReference.self] }
    set { self[RowWindowReference.self] = newValue }
  }
}

/// A window as a value of the environment, which is another one only if its identity is.
struct RowWindowReference: EnvironmentKey, Equatable {
  var window: RowWindow?

  static var defaultValue: Self { Self(window: nil) }
  static func == (first: Self, second: Self) -> Bool { first.window === second.window }
}
