extension ViewHost {
  /// Selects a tab.
  ///
  /// - Parameters:
  ///   - tab: the text of its tab item.
  ///   - index: which one, of those with that text, in the order of declaration.
  ///   - part: where to look; nil for the whole screen.
  /// - Throws: `ViewHostError` if there is no such tab or more than one, it does not react, or the tab view's selection
  ///   has no value for it.
  public func selectTab(_ tab: String, at index: Int? = nil, in part: Element? = nil) throws {
    try select(tab, at: index, in: part)
  }

  /// Selects a tab: the same as `selectTab(_:at:in:)`.
  public func select(_ tab: String, at index: Int? = nil, in part: Element? = nil) throws {
    let found = try locate(Select.self, .labelled(tab, at: index, in: part))
    guard let select = found.action.select else {
      throw ViewHostError(
        .invalidValue,
        "select: the tab \"\(tab)\" has no tag of the type of the tab view's selection, which therefore cannot name it."
      )
    }
    graph.work(on: "select \(tab)") { select() }
  }
}

/// Selects a tab.
enum Select: Verb {
  typealias Action = TabControl
  static var kind: Interaction.Kind { .select }
  static var noun: String { "tab" }
  static func advice(_ label: String) -> String { "select(\(label)) selects it" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.select(target.label, at: target.index)
  }
}

extension Interaction.Kind {
  public static let select = Interaction.Kind("select")
}

extension ViewHost.Step {
  /// Selects a tab.
  public static func select(_ tab: String, at index: Int = 0) -> Self { Self(Select.self, tab, at: index) }
}
