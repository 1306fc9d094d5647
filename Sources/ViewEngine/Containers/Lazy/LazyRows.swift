/// The rows of a `ForEach` in a container that shows some of them at a time: a node of its own, which is evaluated anew
/// when others are to be shown, while the body around it is not.
struct LazyRows<Data: RandomAccessCollection, ID: Hashable, Row: View> {
  // NB: a reference, which is another one each time: what is captured by the closure of a row may have changed.
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
      return ShownRows(
        content: ForEach(data: part, id: all.id, hasUniqueIDs: all.hasUniqueIDs) { element in
          AmongRows(content: all.content(element), isOn: holdsSections)
        },
        _look: RowOffset(first: range.lowerBound, count: all.data.count))
    }
  }
}

extension EnvironmentValues {
  /// The window of the nearest lazy container around.
  var rowWindow: RowWindowReference {
    get { self[RowWindowReference.self] }
    set { self[RowWindowReference.self] = newValue }
  }
}
