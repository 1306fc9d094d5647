/// Where a part is that is kept though nobody sees it.
enum Away {
  /// In a tab that is not selected.
  case tab(_Node)
  /// On a page of a navigation stack that another one covers.
  case page
}

/// Says where what is in it is kept though nobody sees it.
struct AwayTrait: ElementTrait {
  let away: Away

  func apply(to context: inout ElementContext) {
    if context[AwayKey.self] == nil { context[AwayKey.self] = away }
    context.flags.insert(.away)
  }
}

enum AwayKey: ElementContextKey { static var defaultValue: Away? { nil } }
