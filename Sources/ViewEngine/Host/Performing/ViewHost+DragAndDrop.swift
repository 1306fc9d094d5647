extension ViewHost {
  /// Drops items from outside onto a view, in two events: the items enter the view, and are dropped.
  ///
  /// - `items`: values of the type of `dropDestination`, or the content of `onDrop`'s `NSItemProvider`s.
  /// - `label`: a text on the view; on a row whose `ForEach` has `onInsert`, the items come before the row.
  /// - Throws: `ViewHostError` if the view accepts no drops, or not these items.
  public func drop(
    _ items: [Any], onto label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) {
      let found = try locate(Drop.self, .labelled(label, at: index, in: part))
      try drop(items, "drop on", on: found, take: found.action.take)
    }
  }

  /// Drops items from outside after a row whose `ForEach` has `onInsert`.
  ///
  /// - `items`: the content of `onInsert`'s `NSItemProvider`s.
  /// - `label`: a text on the row.
  /// - Throws: `ViewHostError` if the rows accept no drops, or not these items.
  public func drop(
    _ items: [Any], after label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) {
      let found = try locate(Drop.self, .labelled(label, at: index, in: part))
      guard let takeAfter = found.action.takeAfter else {
        throw ViewHostError(
          .invalidValue, "drop",
          "\(NameList.quoted(label)) is no row of a ForEach with .onInsert, so nothing can be dropped after it",
          toFix: "drop the items onto it: drop(…, onto: \(NameList.quoted(label)))")
      }
      try drop(items, "drop after", on: found, take: takeAfter)
    }
  }

  /// Drags a view onto a different one.
  ///
  /// - `label`: a text on the view that is `draggable`.
  /// - `target`: a text on the view that it is dropped onto.
  /// - Throws: `ViewHostError` if the view cannot be dragged, the target does not accept it, or a label matches several
  ///   views.
  public func drag(
    _ label: String, onto target: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) {
      let (screen, area) = try screen(in: part, "drag")
      let sources = screen.index.landmarks(DragSource.self).filter { screen.isWithinReach($0) && area.contains($0) }
      let found = sources.filter { screen.texts(in: $0, spoken: true).contains(label) }
      guard !found.isEmpty else {
        let others = NameList(sources.flatMap { screen.texts(in: $0, spoken: true) }, near: label)
        throw ViewHostError(
          .notFound, "drag", "there is no view \(NameList.quoted(label)) \(area.onScreen) that can be dragged",
          details: others.isEmpty ? [] : ["\(area.title): \(others)."],
          toFix: (others.isEmpty ? "" : "use one of these labels, or ") + "add .draggable(_:) to the view")
      }
      let place = try screen.choose(
        from: found, "view to drag", label, at: index, in: area, "drag", { $0 }, { $0.context })
      try screen.checkUse(of: place, "drag", "view", label)
      let destination = try locate(Drop.self, .labelled(target, at: nil, in: part), as: "drag")
      let items = place.trait(DragSource.self).map { [$0.payload()] } ?? []
      try drop(items, "drop on", on: destination, take: destination.action.take)
    }
  }

  private func drop(_ items: [Any], _ name: String, on found: Located<DropReaction>, take: ([Any]) -> Bool) throws {
    var isTaken = false
    graph.work(on: "drag over \(found.label)") { found.action.target(true, items) }
    graph.work(on: "\(name) \(found.label)") {
      isTaken = take(items)
      found.action.target(false, items)
    }
    guard isTaken else {
      let types = items.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
      throw ViewHostError(
        .invalidValue, "drop", "the view \(NameList.quoted(found.label)) does not accept items of type \(types)",
        toFix: "drop items of a type that its modifier names; an action of .dropDestination also has to return true")
    }
  }
}

extension Drop: PerformedVerb {
  static func perform(_ on: Call, _ input: String) throws { try on.host.drop([input], onto: on.label, at: on.index) }
}

extension ViewHost.Step {
  /// Drops a text from outside onto a view.
  public static func drop(_ text: String, onto label: String, at index: Int = 0) -> Self {
    Self(Drop.self, label, at: index, text)
  }
}
