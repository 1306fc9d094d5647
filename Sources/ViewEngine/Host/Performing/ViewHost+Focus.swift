extension ViewHost {
  /// Gives a text control, or a `focusable` view, the focus, in one event. Its `@FocusState` changes, and the control
  /// that had the focus before writes its typed value.
  ///
  /// - Throws: `ViewHostError` if there is no such control or more than one, or it does not react.
  public func focus(
    _ label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) { try focus(.labelled(label, at: index, in: part)) }
  }

  /// Takes the focus from the focused control or view in one event, like closing the keyboard.
  /// - Throws: `ViewHostError` if no control or view has the focus.
  public func unfocus(fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) {
      _ = try screen("unfocus")
      guard graph.editing != nil || graph.focusHolders.isHeld else {
        throw ViewHostError(.notFound, "unfocus", "no control or view has the focus", toFix: "call focus(_:) first")
      }
      graph.work(on: "unfocus") {
        graph.editing?.commit?()
        graph.editing = nil
        graph.focusHolders.move(to: [])
      }
    }
  }

  func focus(_ target: Target) throws {
    let found: Located<TextEdit>
    do {
      found = try locate(TypeText.self, target, as: "focus")
    } catch {
      guard let view = try? locate(TakeFocus.self, target, as: "focus") else { throw error }
      return graph.work(on: "focus \(view.label)") { graph.giveFocus(to: view.action) }
    }
    graph.work(on: "focus \(found.label)") { graph.beginEditing(found.action) }
  }
}

extension ViewHost.Element {
  /// Moves the focus to the text control: the element itself, or the one in it.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func focus(fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.focus(.found(self)) }
  }
}

extension TakeFocus: PerformedVerb {
  static func perform(_ on: Call, _: NoInput) throws { try on.host.focus(on.label, at: on.index) }
}

extension ViewHost.Step {
  /// Gives a control, or a view that is focusable, the focus.
  public static func focus(_ label: String, at index: Int = 0) -> Self { Self(TakeFocus.self, label, at: index) }
}
