/// What a person does to a row of a list. Each verb takes all the texts of the row with spaces between them, or one of
/// them, and the index among the rows with that text; each throws `ViewHostError` if there is no such row, or its
/// `ForEach` does not say that it can be done.
extension ViewHost {
  /// Deletes a row, with the `onDelete` of its `ForEach`.
  public func delete(_ label: String, at index: Int? = nil, in part: Element? = nil) throws {
    try delete(.labelled(label, at: index, in: part))
  }

  /// Moves a row, with the `onMove` of its `ForEach`.
  ///
  /// - Parameter destination: the offset that the row has afterwards, from 0.
  public func move(_ label: String, at index: Int? = nil, in part: Element? = nil, to destination: Int) throws {
    try move(.labelled(label, at: index, in: part), to: destination)
  }

  func delete(_ target: Target) throws {
    let (row, label) = try locateRow(Delete.self, target)
    guard let delete = row.actions.delete else {
      throw ViewHostError(
        .disabled, "delete: the ForEach of the row \(NameList.quoted(label)) has no .onDelete action.")
    }
    if row.actions.isDeleteDisabled {
      throw ViewHostError(.disabled, "delete: the row \(NameList.quoted(label)) stays, by .deleteDisabled.")
    }
    graph.work(on: "delete \(label)") { delete(row.index) }
  }

  func move(_ target: Target, to destination: Int) throws {
    let (row, label) = try locateRow(Move.self, target)
    guard let move = row.actions.move else {
      throw ViewHostError(.disabled, "move: the ForEach of the row \(NameList.quoted(label)) has no .onMove action.")
    }
    if row.actions.isMoveDisabled {
      throw ViewHostError(.disabled, "move: the row \(NameList.quoted(label)) stays where it is, by .moveDisabled.")
    }
    guard (0..<row.count).contains(destination) else {
      throw ViewHostError(
        .invalidValue,
        "move: there \(row.count == 1 ? "is one row" : "are \(row.count) rows"), so the row \(NameList.quoted(label)) cannot be moved "
          + "to \(destination).")
    }
    guard destination != row.index else { return }
    // A row that moves down is put before the one that follows its new neighbour.
    graph.work(on: "move \(label) to \(destination)") {
      move(row.index, destination > row.index ? destination + 1 : destination)
    }
  }

  private func locateRow<Done: Verb>(
    _ verb: Done.Type, _ target: Target
  ) throws(ViewHostError) -> (row: RowEdit, label: String) {
    let name = verb.kind.rawValue
    switch target {
    case .labelled(let label, let index, let part):
      let (screen, scope) = try look(in: part, name)
      do throws(ViewHostError) {
        let row = try screen.row(name, label, at: index, in: scope)
        return (row.edit, row.label)
      } catch {
        throw adding(whatIsAtWork, to: error)
      }
    case .found(let element):
      let (screen, part) = try element.resolve(name)
      let rows = screen.rows
      guard let row = rows.first(where: { $0.place.isInside(part) || part.isInside($0.place) }) else {
        throw ViewHostError(
          .notFound,
          "\(name): the element that was found by \(element.description) is no row of a ForEach with .onDelete or "
            + ".onMove.")
      }
      try screen.checkUse(of: row.place, name, "row", row.label)
      return (row.edit, row.label)
    }
  }
}

extension Screen {
  /// A row of a `ForEach` that something can be done to.
  struct Row {
    let edit: RowEdit
    let place: Place
    /// What a person reads on it.
    let texts: [String]

    var label: String { texts.joined(separator: " ") }
  }

  /// The rows that something can be done to, in the order of declaration.
  var rows: [Row] {
    var rows: [Row] = []
    let walk = OutlineWalk()
    walk.run(over: outline.root) { trait, walk in
      guard trait is RowTrait || trait is EditableRowTrait, let place = walk.place else { return }
      let edit = action(of: Delete.self, at: place) ?? action(of: Move.self, at: place)
      if let edit { rows.append(Row(edit: edit, place: place, texts: texts(in: place, spoken: true))) }
    } element: { _, _ in
      .into
    }
    return rows
  }

  /// Finds a row by what a person reads on it, or says what is there instead.
  fileprivate func row(
    _ verb: String, _ label: String, at index: Int?, in part: Part
  ) throws(ViewHostError) -> Row {
    let everywhere = rows.filter { part.contains($0.place) || part.place?.isInside($0.place) ?? false }
    let all = everywhere.filter { isWithinReach($0.place) }
    func matches(in rows: [Row]) -> [Row] {
      let whole = rows.filter { $0.label == label }
      return whole.isEmpty ? rows.filter { $0.texts.contains(label) } : whole
    }
    let found = matches(in: all)
    guard !found.isEmpty else {
      if let away = matches(in: everywhere).first { try checkUse(of: away.place, verb, "row", away.label) }
      throw ViewHostError(
        .notFound,
        "\(verb): there is no row \(NameList.quoted(label)) \(part.onScreen) in a ForEach with .onDelete or .onMove. "
          + list("row", all.map(\.label), near: label, part))
    }
    let row = try choose(from: found, "row", label, at: index, in: part, verb, \.place, \.place.context)
    try checkUse(of: row.place, verb, "row", row.label)
    return row
  }
}

/// Deletes a row.
enum Delete: Verb {
  typealias Action = RowEdit
  static var kind: Interaction.Kind { .delete }
  static var noun: String { "row" }
  static var reachesOverControls: Bool { true }
  static func advice(_ label: String) -> String { "delete(\(label)) deletes it" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.delete(target.label, at: target.index)
  }
}

/// Moves a row.
enum Move: Verb {
  typealias Input = Int
  typealias Action = RowEdit
  static var kind: Interaction.Kind { .move }
  static var noun: String { "row" }
  static var reachesOverControls: Bool { true }
  static func advice(_ label: String) -> String { "move(\(label), to: …) moves it" }
  static var asksControl: Bool { true }
  /// To both ends.
  static func samples(of row: RowEdit) -> [Int] { Set([0, max(0, row.count - 1)]).sorted().filter { $0 != row.index } }
  static func words(_ target: StepTarget, _ input: Int) -> String { "move \(target) to place \(input + 1)" }
  static func arguments(_ target: StepTarget, _ input: Int) -> [String] { [target.quoted, "to: \(input)"] }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: Int) throws {
    try host.move(target.label, at: target.index, to: input)
  }
}

extension Interaction.Kind {
  public static let delete = Interaction.Kind("delete")
  public static let move = Interaction.Kind("move")
}

extension ViewHost.Step {
  /// Deletes a row.
  public static func delete(_ label: String, at index: Int = 0) -> Self { Self(Delete.self, label, at: index) }
  /// Moves a row to an offset, from 0.
  public static func move(_ label: String, to offset: Int, at index: Int = 0) -> Self {
    Self(Move.self, label, at: index, offset)
  }
}
