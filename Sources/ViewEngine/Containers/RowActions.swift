enum RowActionsKey: ElementContextKey { static var defaultValue: RowActions { RowActions() } }

struct RowActionsTrait: ElementTrait {
  let actions: RowActions

  func apply(to context: inout ElementContext) {
    var all = context[RowActionsKey.self]
    all.delete = actions.delete ?? all.delete
    all.move = actions.move ?? all.move
    all.insert = actions.insert ?? all.insert
    context[RowActionsKey.self] = all
  }
}

/// Disables deleting or moving for a row, or for the rows of a `ForEach`.
struct RowRestriction: ElementTrait {
  let deleting: Bool
  let moving: Bool

  func restrict(_ actions: inout RowActions) {
    actions.isDeleteDisabled = actions.isDeleteDisabled || deleting
    actions.isMoveDisabled = actions.isMoveDisabled || moving
  }

  func apply(to context: inout ElementContext) { restrict(&context[RowActionsKey.self]) }
}

extension RowEdit {
  @MainActor
  func addActions(to collector: inout ActionCollector) {
    if actions.delete != nil { collector.add(Delete.self, isEnabled: !actions.isDeleteDisabled, self) }
    if actions.move != nil { collector.add(Move.self, isEnabled: !actions.isMoveDisabled, self) }
    if let insert = actions.insert, !collector.hasAction(Drop.self) {
      collector.add(Drop.self, DropReaction(insertingAt: index, insert))
    }
  }
}

/// The ids of the rows of a `ForEach`. An id becomes a tag when it is read.
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

/// Marks its content as a row of a `ForEach`.
struct RowTrait: TagTrait {
  let rows: RowIDs
  let index: Int
  func tag(amongChoices: Bool) -> TagValue? { amongChoices ? rows.tag(at: index) : nil }

  func apply(to context: inout ElementContext) {
    if !context[RowActionsKey.self].isEmpty { context[RowActionsKey.self] = RowActions() }
    if context[RowOffsetKey.self] != nil { context[RowOffsetKey.self] = nil }
    choose(in: &context)
  }

  var hasSharedActions: Bool { true }

  func addSharedActions(to collector: inout ActionCollector) {
    var actions = collector.context[RowActionsKey.self]
    guard !actions.isEmpty else { return }
    for trait in collector.place.leadingTraits { (trait as? RowRestriction)?.restrict(&actions) }
    let offset = collector.context[RowOffsetKey.self] ?? RowOffset(first: 0, count: rows.count)
    RowEdit(offset.first + index, offset.count, actions).addActions(to: &collector)
  }
}

extension Place {
  /// The traits of its first element.
  var leadingTraits: [any ElementTrait] {
    var traits: [any ElementTrait] = []
    let walk = TreeWalk()
    walk.run(inside: self) { _, walk in
      traits = Array(walk.traits)
      return .stop
    }
    return traits
  }
}
