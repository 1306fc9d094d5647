extension ViewHost {
  /// Gives a text control the focus, as a tap on it does, or a view that is `focusable`, in one event: its `@FocusState` says so, and the control that
  /// had it before takes over the value that was typed.
  ///
  /// - Parameters:
  ///   - label: the title of the control; for one without a title, its text.
  ///   - index: which one, of those with that label, in the order of declaration; it has to be given if several of them
  ///     can be seen.
  ///   - part: where to look; nil for the whole screen.
  /// - Throws: `ViewHostError` if there is no such control or more than one, or it does not react.
  public func focus(_ label: String, at index: Int? = nil, in part: Element? = nil) throws {
    try focus(.labelled(label, at: index, in: part))
  }

  /// Takes the focus from the text control that has it, as a person does who puts the keyboard away, in one event.
  ///
  /// - Throws: `ViewHostError` if no control has the focus.
  public func leaveField() throws {
    _ = try screen("leaveField")
    guard graph.editing != nil || graph.focusHolders.isHeld else {
      throw ViewHostError(.notFound, "leaveField: no text control has the focus; focus(_:) gives it to one.")
    }
    graph.work(on: "leave field") {
      graph.editing?.commit?()
      graph.editing = nil
      graph.focusHolders.move(to: [])
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
  /// Gives the text control that it is, or that is in it, the focus.
  public func focus() throws { try host.focus(.found(self)) }
}
