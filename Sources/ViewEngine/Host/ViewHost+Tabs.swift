extension ViewHost {
  /// Selects a tab.
  ///
  /// - Parameters:
  ///   - tab: the text of its tab item.
  ///   - index: which one, of those with that text, in the order of declaration.
  /// - Throws: `ViewHostError` if there is no such tab, it does not react, or the tab view's selection has no
  ///   value for it.
  public func select(_ tab: String, at index: Int = 0) throws {
    let found = try locate("select", "tab", .labelled(tab, at: index)) { control in
      if case .tab(let tab) = control { tab } else { nil }
    }
    guard let select = found.wanted.select else {
      throw ViewHostError(
        .invalidValue,
        "select: the tab \"\(tab)\" has no tag of the type of the tab view's selection, which therefore cannot name it."
      )
    }
    graph.work(on: "select \(tab)") { select() }
  }
}
