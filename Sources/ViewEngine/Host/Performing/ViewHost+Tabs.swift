extension ViewHost {
  /// Selects a tab.
  ///
  /// - `tab`: the text of its tab item.
  /// - Throws: `ViewHostError` if there is no such tab or more than one, it does not react, or the tab view's selection
  ///   has no value for it.
  public func select(
    _ tab: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) {
      try select(locate(Select.self, .labelled(tab, at: index, in: part)))
    }
  }

  func select(_ tab: Located<Select.Action>) throws(ViewHostError) {
    guard let select = tab.action else {
      throw ViewHostError(
        .invalidValue, "select", "the tab \(NameList.quoted(tab.label)) has no tag of the selection's type",
        toFix: "give the tab a .tag(_:) of that type")
    }
    graph.work(on: "select \(tab.label)") { select() }
  }
}

/// A tab that is not selected.
struct UnselectedTab: OffScreenReason {
  let content: _Node

  func control(showing place: Place) -> Place? {
    place.landmarks(TabControl.self).first { ($0.element?.control as? TabControl)?.content === content }
  }

  func phrase(_ label: String) -> String { "in the tab \(NameList.quoted(label)), which is not selected" }
  func advice(_ label: String) -> String { "select the tab first: select(\(NameList.quoted(label)))" }
}

extension Select: PerformedVerb {
  static func perform(_ on: Call, _: NoInput) throws { try on.host.select(on.label, at: on.index) }
}

extension ViewHost.Step {
  /// Selects a tab, as `ViewHost.select(_:at:in:)` does.
  public static func select(_ tab: String, at index: Int = 0) -> Self { Self(Select.self, tab, at: index) }
}
