extension ViewHost {
  /// Drops items from outside onto a view: an event in which they come over it, and one in which they are dropped.
  ///
  /// - Parameters:
  ///   - items: values of the type that `dropDestination` names, or what `onDrop` finds in an `NSItemProvider`.
  ///   - label: a text on the view; on a row whose `ForEach` says `onInsert`, the items come before the row.
  ///   - index: which one, of those with that label, in the order of declaration.
  /// - Throws: `ViewHostError` if nothing can be dropped there, or the view does not take the items.
  public func drop(_ items: [Any], onto label: String, at index: Int? = nil, in part: Element? = nil) throws {
    let found = try locate(Drop.self, .labelled(label, at: index, in: part))
    try drop(items, "drop on", on: found, take: found.action.take)
  }

  /// Drops items from outside after a row whose `ForEach` says `onInsert`.
  ///
  /// - Parameters:
  ///   - items: what `onInsert` finds in an `NSItemProvider`.
  ///   - label: a text on the row.
  ///   - index: which one, of those with that label, in the order of declaration.
  /// - Throws: `ViewHostError` if nothing can be dropped there, or the rows do not take the items.
  public func drop(_ items: [Any], after label: String, at index: Int? = nil, in part: Element? = nil) throws {
    let found = try locate(Drop.self, .labelled(label, at: index, in: part))
    guard let takeAfter = found.action.takeAfter else {
      throw ViewHostError(
        .invalidValue,
        "drop: \(NameList.quoted(label)) is no row of a ForEach with .onInsert, so nothing can be dropped after it; "
          + "drop(…, onto: \(NameList.quoted(label))) drops something there.")
    }
    try drop(items, "drop after", on: found, take: takeAfter)
  }

  /// Drags a view onto another one.
  ///
  /// - Parameters:
  ///   - label: a text on the view that is `draggable`.
  ///   - target: a text on the view that it is dropped onto.
  /// - Throws: `ViewHostError` if the one cannot be dragged, or the other does not take it.
  public func drag(_ label: String, onto target: String, in part: Element? = nil) throws {
    let screen = try screen("drag")
    let sources = screen.outline.landmarks(DragSource.self).filter { place in
      screen.isWithinReach(place) && screen.texts(in: place, spoken: true).contains(label)
    }
    guard let place = sources.first, let source = place.trait(DragSource.self) else {
      throw ViewHostError(
        .notFound,
        "drag: there is no view \(NameList.quoted(label)) that can be dragged; .draggable lets one be dragged.")
    }
    try screen.checkUse(of: place, "drag", "view", label)
    let found = try locate(Drop.self, .labelled(target, at: nil, in: part), as: "drag")
    try drop([source.payload()], "drop on", on: found, take: found.action.take)
  }

  private func drop(
    _ items: [Any], _ name: String, on found: Located<DropTrait>, take: ([Any]) -> Bool
  ) throws {
    var isTaken = false
    graph.work(on: "drag over \(found.label)") { found.action.target(true, items) }
    graph.work(on: "\(name) \(found.label)") {
      isTaken = take(items)
      found.action.target(false, items)
    }
    guard isTaken else {
      let types = items.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
      throw ViewHostError(
        .invalidValue, "drop: the view \"\(found.label)\" does not take what is dropped, of the type \(types).")
    }
  }
}

/// Drops something onto a view.
enum Drop: Verb {
  typealias Input = String
  typealias Action = DropTrait
  static var kind: Interaction.Kind { .drop }
  static var noun: String { "view to drop something onto" }
  static func advice(_ label: String) -> String { "drop(…, onto: \(label)) drops something there" }
  static var needsValue: Bool { true }
  static func words(_ target: StepTarget, _ input: String) -> String { "drop \(input.debugDescription) onto \(target)" }
  static func arguments(_ target: StepTarget, _ input: String) -> [String] {
    [input.debugDescription, "onto: \(target.quoted)"]
  }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: String) throws {
    try host.drop([input], onto: target.label, at: target.index)
  }
}

extension Interaction.Kind {
  public static let drop = Interaction.Kind("drop")
}

extension ViewHost.Step {
  /// Drops a text from outside onto a view.
  public static func drop(_ text: String, onto label: String, at index: Int = 0) -> Self {
    Self(Drop.self, label, at: index, text)
  }
}
