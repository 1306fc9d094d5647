/// The ids of the rows of a `ForEach`, each of which becomes a tag where somebody asks for it.
@MainActor
class RowIDs {
  let count: Int
  init(count: Int) { self.count = count }
  func tag(at index: Int) -> TagValue? { nil }
}

final class RowIDsOf<ID: Hashable>: RowIDs {
  private let ids: [ID]

  init(_ ids: [ID]) {
    self.ids = ids
    super.init(count: ids.count)
  }

  override func tag(at index: Int) -> TagValue? { TagValue(ids[index], includesOptional: true) }
}

/// Says which row of a `ForEach` what is in it is.
struct RowTrait: TagTrait {
  let rows: RowIDs
  let index: Int

  func tag(amongChoices: Bool) -> TagValue? { amongChoices ? rows.tag(at: index) : nil }

  func apply(to context: inout ElementContext) {
    if !context[RowActionsKey.self].isEmpty { context[RowActionsKey.self] = RowActions() }
    if context[RowOffsetKey.self] != nil { context[RowOffsetKey.self] = nil }
    choose(in: &context)
  }

  var offersForAll: Bool { true }

  func offerForAll(to offers: inout Offers) {
    var actions = offers.context[RowActionsKey.self]
    guard !actions.isEmpty else { return }
    for trait in offers.place.leadingTraits { (trait as? RowRestriction)?.restrict(&actions) }
    let offset = offers.context[RowOffsetKey.self] ?? RowOffset(first: 0, count: rows.count)
    RowEdit(offset.first + index, offset.count, actions).offer(to: &offers)
  }
}

extension Place {
  /// The traits at the beginning of it, before the first element.
  var leadingTraits: [any ElementTrait] {
    var traits: [any ElementTrait] = []
    let walk = OutlineWalk()
    walk.run(inside: self) { _, walk in
      traits = Array(walk.traits)
      return .stop
    }
    return traits
  }
}
