/// Where the rows that are shown of a `ForEach` stand among all.
struct RowOffset {
  let first: Int
  /// How many there are in all.
  let count: Int
}

enum RowOffsetKey: ElementContextKey { static var defaultValue: RowOffset? { nil } }

/// Says it of the rows in it.
struct RowOffsetTrait: ElementTrait {
  let offset: RowOffset
  func apply(to context: inout ElementContext) { context[RowOffsetKey.self] = offset }
}
