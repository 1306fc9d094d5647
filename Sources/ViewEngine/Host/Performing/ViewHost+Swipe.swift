extension ViewHost {
  /// Swipes a row as far as it goes, which presses the first of its swipe actions on that edge. Without swipe actions, a
  /// swipe from the trailing edge deletes the row by the `onDelete` of its `ForEach`.
  ///
  /// The other swipe actions are buttons: `try host.tap("Pin", in: host.row("Ann"))`.
  ///
  /// - `label`: all texts in the row with spaces between, or one of them.
  /// - `edge`: the edge from which the finger moves.
  /// - Throws: `ViewHostError` if there is no such row or more than one, or a swipe does nothing there.
  public func swipe(
    _ label: String, from edge: HorizontalEdge = .trailing, at index: Int? = nil, in part: Element? = nil,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) { try swipe(find(.row(label), at: index, in: part, as: "swipe"), label, from: edge) }
  }

  func namingSwipeActions(of target: Target, in error: ViewHostError) -> ViewHostError {
    guard error.reason == .notFound || error.reason == .disabled else { return error }
    let element: Element? =
      switch target {
      case .found(let element): element
      case .labelled(let label, let index, let part): try? find(.row(label), at: index, in: part)
      }
    guard let (screen, row) = try? element?.resolve("delete") else { return error }
    let buttons = screen.attachedParts(Swipe.elementName, of: row).flatMap { screen.offering(Tap.self, in: $0) }
    let deleting = buttons.first { screen.attributes(of: $0.place).contains { $0.value == "destructive" } }
    guard let first = deleting ?? buttons.first else { return error }
    return error.adding(["Its swipe actions: \(NameList(buttons.map { screen.label(of: $0.place) }, near: nil))."])
      .fixedFirst(by: "call \(screen.call(Tap.self, at: first.place))")
  }

  fileprivate func swipe(_ element: Element, _ label: String, from edge: HorizontalEdge) throws {
    let (screen, row) = try element.resolve("swipe")
    let name = "the row \(NameList.quoted(label))"
    try screen.checkUse(of: row.firstElement ?? row, "swipe", "row", label)
    let actions = screen.attachedParts(Swipe.elementName, of: row)
    guard let side = actions.first(where: { Swipe.edge(of: $0) == edge }) else {
      if edge == .trailing, screen.canDelete(row) { return try delete(.found(element)) }
      let buttons = actions.flatMap { screen.offering(Tap.self, in: $0) }.map(\.place)
      throw ViewHostError(
        .notFound, "swipe", "\(name) has no swipe actions on its \(edge) edge",
        details: buttons.isEmpty ? [] : ["On its other edge: \(NameList(buttons.map(screen.label(of:)), near: nil))."],
        toFix: buttons.first.map { "call \(screen.call(Tap.self, at: $0))" }
          ?? "add .swipeActions to the row"
          + (edge == .trailing ? ", or \(screen.callToAdd(".onDelete(perform:)", toRow: row))" : ""))
    }
    guard let first = screen.offering(Tap.self, in: side).first else {
      throw ViewHostError(
        .notFound, "swipe", "the swipe actions of \(name) have no button", toFix: "add a button to .swipeActions")
    }
    guard Swipe.allowsFullSwipe(side) else {
      throw ViewHostError(
        .disabled, "swipe", "\(name) allows no full swipe: .swipeActions has allowsFullSwipe: false",
        toFix: "call \(screen.call(Tap.self, at: first.place))")
    }
    try screen.checkUse(of: first.place, in: first.context, "swipe", "button")
    graph.work(on: "swipe \(label)") { first.action.end() }
  }
}

extension ViewHost.Element {
  /// Swipes the row, as `ViewHost.swipe` does.
  /// - Throws: `ViewHostError` if the element is gone, or a swipe does nothing there.
  public func swipe(from edge: HorizontalEdge = .trailing, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.swipe(self, text, from: edge) }
  }
}

/// The element of a row's swipe actions.
enum Swipe {
  static let elementName = "SwipeActions"
  @MainActor static func edge(of actions: Place) -> HorizontalEdge { has("edge", in: actions) ? .leading : .trailing }
  @MainActor static func allowsFullSwipe(_ actions: Place) -> Bool { !has("allowsFullSwipe", in: actions) }

  // Both have an attribute only if they are not the default.
  @MainActor private static func has(_ attribute: String, in actions: Place) -> Bool {
    actions.element?.attributes.contains { $0.name == attribute } ?? false
  }
}

extension Screen {
  fileprivate func canDelete(_ row: Place) -> Bool {
    rows.contains { ($0.place.isInside(row) || row.isInside($0.place)) && $0.edit.actions.delete != nil }
  }
}
