extension View {
  /// Ties the first row that a lazy container in it shows to a binding: a value that is written scrolls to the row with
  /// that id, and a host that scrolls writes the id of the row that is then the first.
  ///
  /// - Parameter anchor: where a row that is asked for is to stand; nil for as little scrolling as is needed.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(content: self, id: id, anchor: anchor)
  }
}

extension EnvironmentValues {
  /// The position of the nearest `scrollPosition` around.
  var rowPosition: RowPositionReference {
    get { self[RowPositionReference.self] }
    set { self[RowPositionReference.self] = newValue }
  }
}

/// A position as a value of the environment, which is another one only if its identity is.
struct RowPositionReference: EnvironmentKey, Equatable {
  var position: (any RowPosition)?

  static var defaultValue: Self { Self(position: nil) }
  static func == (first: Self, second: Self) -> Bool { first.position === second.position }
}
