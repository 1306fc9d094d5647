/// What a person does to a row of a list. Each verb takes all the texts of the row with spaces between them, or one of
/// them, and the index among the rows with that text; each throws `ViewHostError` if there is no such row, or its
/// `ForEach` does not say that it can be done.
extension ViewHost {
  /// Deletes a row, with the `onDelete` of its `ForEach`.
  public func delete(_ label: String, at index: Int = 0) throws { try delete(.labelled(label, at: index)) }

  /// Moves a row, with the `onMove` of its `ForEach`.
  ///
  /// - Parameter destination: the offset that the row has afterwards, from 0.
  public func move(_ label: String, at index: Int = 0, to destination: Int) throws {
    try move(.labelled(label, at: index), to: destination)
  }

  func delete(_ target: Target) throws {
    let (row, label) = try locateRow("delete", target)
    guard let delete = row.actions.delete else {
      throw ViewHostError(.disabled, "delete: the ForEach of the row \"\(label)\" has no .onDelete action.")
    }
    if row.actions.isDeleteDisabled {
      throw ViewHostError(.disabled, "delete: the row \"\(label)\" stays, by .deleteDisabled.")
    }
    graph.work(on: "delete \(label)") { delete(row.index) }
  }

  func move(_ target: Target, to destination: Int) throws {
    let (row, label) = try locateRow("move", target)
    guard let move = row.actions.move else {
      throw ViewHostError(.disabled, "move: the ForEach of the row \"\(label)\" has no .onMove action.")
    }
    if row.actions.isMoveDisabled {
      throw ViewHostError(.disabled, "move: the row \"\(label)\" stays where it is, by .moveDisabled.")
    }
    guard (0..<row.count).contains(destination) else {
      throw ViewHostError(
        .invalidValue,
        "move: there \(row.count == 1 ? "is one row" : "are \(row.count) rows"), so the row \"\(label)\" cannot be moved "
          + "to \(destination).")
    }
    guard destination != row.index else { return }
    // A row that moves down is put before the one that follows its new neighbour.
    graph.work(on: "move \(label) to \(destination)") {
      move(row.index, destination > row.index ? destination + 1 : destination)
    }
  }

  private func locateRow(_ verb: String, _ target: Target) throws(ViewHostError) -> (row: RowEdit, label: String) {
    switch target {
    case .labelled(let label, let index):
      let row = try screen(verb).row(verb, label, at: index)
      return (row.edit, row.label)
    case .found(let element):
      let (screen, range) = try element.resolve(verb)
      guard
        let row = screen.rows.first(where: { row in
          row.range.overlaps(range) && (range.contains(row.place) || row.range.contains(range.lowerBound))
        })
      else {
        throw ViewHostError(
          .notFound,
          "\(verb): the element that was found by \(element.description) is no row of a ForEach with .onDelete or .onMove."
        )
      }
      try screen.checkUse(of: row.place, verb, "row")
      return (row.edit, row.label)
    }
  }
}

extension Screen {
  /// A row of a `ForEach` that something can be done to.
  struct Row {
    let edit: RowEdit
    /// Where it begins.
    let place: Int
    var range: Range<Int>
    /// What a person reads on it.
    var texts: [String]

    var label: String { texts.joined(separator: " ") }
  }

  /// The rows that something can be done to, in the order of declaration.
  var rows: [Row] {
    var rows: [Row] = []
    for place in shown.indices {
      guard let edit = shown[place].element.row else { continue }
      let range = place..<contents(of: place).endIndex
      let texts = range.compactMap { shown[$0].element.accessibilityLabel ?? shown[$0].readText }
      if let last = rows.indices.last, rows[last].edit.id == edit.id {
        rows[last].range = rows[last].range.lowerBound..<range.upperBound
        rows[last].texts += texts
      } else {
        rows.append(Row(edit: edit, place: place, range: range, texts: texts))
      }
    }
    return rows
  }

  /// Finds a row by what a person reads on it, or says what is there instead.
  func row(_ verb: String, _ label: String, at index: Int) throws(ViewHostError) -> Row {
    let everywhere = rows
    let all = everywhere.filter { isWithinReach($0.place) }
    func matches(in rows: [Row]) -> [Row] {
      let whole = rows.filter { $0.label == label }
      return whole.isEmpty ? rows.filter { $0.texts.contains(label) } : whole
    }
    let found = matches(in: all)
    guard !found.isEmpty else {
      if let away = matches(in: everywhere).first { try checkUse(of: away.place, verb, "row") }
      throw ViewHostError(
        .notFound,
        "\(verb): there is no row \"\(label)\" on screen in a ForEach with .onDelete or .onMove. "
          + list("row", all.map(\.label)))
    }
    guard found.indices.contains(index) else {
      throw ViewHostError(
        .indexOutOfRange,
        "\(verb): index \(index) was asked for, but \(count(found.count, "row")) labelled \"\(label)\", so the index must "
          + "be \(found.count == 1 ? "0" : "from 0 to \(found.count - 1)").")
    }
    try checkUse(of: found[index].place, verb, "row")
    return found[index]
  }
}
