/// Verbs for a row of a list. Each takes all texts of the row with spaces between them, or one of them, and the index
/// among the rows with that text. It throws `ViewHostError` if there is no such row, or its `ForEach` has no such
/// action.
extension ViewHost {
  /// Deletes a row, with the `onDelete` of its `ForEach`.
  /// - Throws: `ViewHostError` if there is no such row or more than one, or it cannot be deleted.
  public func delete(
    _ label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) { try delete(.labelled(label, at: index, in: part)) }
  }

  /// Moves a row, with the `onMove` of its `ForEach`.
  ///
  /// - `destination`: the offset that the row has afterwards, from 0.
  /// - Throws: `ViewHostError` if there is no such row or more than one, or it cannot be moved there.
  public func move(
    _ label: String, to destination: Int, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) { try move(.labelled(label, at: index, in: part), to: destination) }
  }

  func delete(_ target: Target) throws {
    do { try deleteRow(target) } catch let error as ViewHostError { throw namingSwipeActions(of: target, in: error) }
  }

  private func deleteRow(_ target: Target) throws {
    let (row, label) = try locateRow(Delete.self, target)
    let delete = try action("delete", row.actions.delete, isDisabled: row.actions.isDeleteDisabled, label)
    graph.work(on: "delete \(label)") { delete(row.index) }
  }

  /// - Parameter verb: `delete` or `move`, which the modifiers' names follow.
  private func action<Action>(_ verb: String, _ action: Action?, isDisabled: Bool, _ label: String) throws -> Action {
    guard let action else {
      let name = ".on\(verb.capitalized)"
      throw ViewHostError(
        .disabled, verb, "the ForEach of the row \(NameList.quoted(label)) has no \(name) action",
        toFix: "add \(name)(perform:) to the ForEach")
    }
    if isDisabled {
      throw ViewHostError(
        .disabled, verb, "the row \(NameList.quoted(label)) cannot be \(verb)d: .\(verb)Disabled(true) applies to it",
        toFix: "pass false to .\(verb)Disabled for this row, or \(verb) a different one")
    }
    return action
  }

  func move(_ target: Target, to destination: Int) throws {
    let (row, label) = try locateRow(Move.self, target)
    let move = try action("move", row.actions.move, isDisabled: row.actions.isMoveDisabled, label)
    guard (0..<row.count).contains(destination) else {
      throw ViewHostError(
        .invalidValue, "move",
        "the row \(NameList.quoted(label)) cannot be moved to \(destination): there "
          + (row.count == 1 ? "is one row" : "are \(row.count) rows"),
        toFix: row.count == 1 ? "use to: 0" : "use a destination from 0 to \(row.count - 1)")
    }
    guard destination != row.index else { return }
    // A row that moves down goes before the row after its new neighbour.
    graph.work(on: "move \(label) to \(destination)") {
      move(row.index, destination > row.index ? destination + 1 : destination)
    }
  }

  private func locateRow<Done: RowVerb>(
    _ verb: Done.Type, _ target: Target
  ) throws(ViewHostError) -> (row: RowEdit, label: String) {
    let name = verb.kind.rawValue
    switch target {
    case .labelled(let label, let index, let part):
      let (screen, scope) = try screen(in: part, name)
      do throws(ViewHostError) {
        let row = try screen.row(verb, label, at: index, in: scope)
        return (row.edit, row.label)
      } catch {
        throw addingPendingWork(to: error)
      }
    case .found(let element):
      let (screen, part) = try element.resolve(name)
      let rows = screen.rows
      guard let row = rows.first(where: { $0.place.isInside(part) || part.isInside($0.place) }) else {
        throw ViewHostError(
          .notFound, name,
          "the element that was found by \(element.description) is in no row of a ForEach with .onDelete or .onMove",
          toFix: "find such a row with host.row(\"…\"), or \(screen.callToAdd(Done.modifier ?? "", toRow: part))")
      }
      try screen.checkUse(of: row.place, name, "row", row.label)
      return (row.edit, row.label)
    }
  }
}

extension Screen {
  /// A row of a `ForEach` with an action.
  struct Row {
    let edit: RowEdit
    let place: Place
    let texts: [String]
    var label: String { Screen.label(ofTexts: texts) }
  }

  /// The rows with an action, in the order of declaration.
  var rows: [Row] {
    var rows: [Row] = []
    let walk = TreeWalk()
    walk.run(over: renderTree.root) { trait, walk in
      guard trait is RowTrait, let place = walk.place else { return }
      let edit = action(of: Delete.self, at: place) ?? action(of: Move.self, at: place)
      if let edit { rows.append(Row(edit: edit, place: place, texts: texts(in: place, spoken: true))) }
    } element: { _, _ in
      .into
    }
    return rows
  }

  /// The advice to give a row an action of its `ForEach`, which it may not have.
  func callToAdd(_ modifier: String, toRow row: Place?) -> String {
    let isAlone = row.map { row in
      !([row] + row.allAround).contains { if case .trait(let trait) = $0.content { trait is RowTrait } else { false } }
    }
    return isAlone == true ? "put it into a ForEach with \(modifier)" : "add \(modifier) to the ForEach"
  }

  fileprivate func row<Done: RowVerb>(
    _ verb: Done.Type, _ label: String, at index: Int?, in part: Part
  ) throws(ViewHostError) -> Row {
    let name = verb.kind.rawValue
    let everywhere = rows.filter { part.contains($0.place) || part.place?.isInside($0.place) ?? false }
    let all = everywhere.filter { isWithinReach($0.place) }
    func matches(in rows: [Row]) -> [Row] {
      let whole = rows.filter { $0.label == label }
      return whole.isEmpty ? rows.filter { $0.texts.contains(label) } : whole
    }
    let found = matches(in: all)
    guard !found.isEmpty else {
      if let away = matches(in: everywhere).first { try checkUse(of: away.place, name, "row", away.label) }
      let shown = rows(called: label, in: part.place).first
      let toAdd = callToAdd(verb.modifier ?? "", toRow: shown)
      throw ViewHostError(
        .notFound, verb.kind.rawValue,
        "there is no row \(NameList.quoted(label)) \(part.onScreen) in a ForEach with .onDelete or .onMove",
        details: all.isEmpty ? [] : ["\(part.title): \(NameList(all.map(\.label), near: label))."],
        toFix: (all.isEmpty ? "" : "use one of these labels, or ")
          + (shown != nil || all.isEmpty ? toAdd : "")
          + (shown != nil ? "" : "\(all.isEmpty ? ", or " : "")perform the event that shows the row first"))
    }
    let row = try choose(from: found, "row", label, at: index, in: part, name, \.place, \.place.context)
    try checkUse(of: row.place, name, "row", row.label)
    return row
  }
}

extension Delete: PerformedVerb {
  static func perform(_ on: Call, _: NoInput) throws { try on.host.delete(on.label, at: on.index) }
}

extension Move: PerformedVerb {
  static func perform(_ on: Call, _ input: Int) throws { try on.host.move(on.label, to: input, at: on.index) }
}

extension ViewHost.Step {
  /// Deletes a row, as `ViewHost.delete(_:at:in:)` does.
  public static func delete(_ label: String, at index: Int = 0) -> Self { Self(Delete.self, label, at: index) }
  /// Moves a row to an offset, from 0.
  public static func move(_ label: String, to offset: Int, at index: Int = 0) -> Self {
    Self(Move.self, label, at: index, offset)
  }
}
