extension ViewHost {
  /// Selects a tab.
  ///
  /// - Parameters:
  ///   - tab: the text of its tab item.
  ///   - index: which one, of those with that text, in the order of declaration.
  /// - Throws: `ViewHostError` if there is no such tab, it does not react, or the tab view's selection has no
  ///   value for it.
  public func select(_ tab: String, at index: Int = 0) throws {
    let found = try locate(Select.self, .labelled(tab, at: index))
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
}

extension Interaction.Kind {
  public static let select = Interaction.Kind("select")
}
