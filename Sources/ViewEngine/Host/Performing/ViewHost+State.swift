/// The state of controls and of the screen, for checks.
extension ViewHost {
  /// The title of the visible page: its `navigationTitle`; nil without one.
  public var title: String? {
    guard let screen = screen() else { return nil }
    var title: String?
    screen.walkWithinReach { element, walk in
      if walk.context.flags.contains(.offScreen) { return .over }
      if element.showsTitle, let place = walk.place, let text = screen.text(of: element, at: place) { title = text }
      return .into
    }
    return title
  }

  /// Whether a sheet, a cover, a popover, an alert or a dialog is up. `contains(.alert)` asks for one kind.
  public var isPresented: Bool { screen()?.cover != nil }

  /// The label of the control or view that has the focus; nil without one.
  public var focused: String? {
    guard let screen = screen() else { return nil }
    if let place = screen.focusedControl?.place { return screen.label(of: place) }
    guard let editing = graph.editing else { return nil }
    let place = screen.index.landmarks(TextEdit.self).first {
      ($0.element?.control as? TextEdit)?.buffer === editing.buffer
    }
    return place.map { screen.label(of: $0) }
  }

  /// Whether the control with that label is enabled; without a control, whether the text is.
  ///
  /// In a check, `expectEnabled(_:)` also gives the reason.
  ///
  /// - Throws: `ViewHostError` if there is nothing with that label, or more than one.
  public func isEnabled(
    _ label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> Bool {
    try called(from: fileID, line) {
      let (screen, area) = try screen(in: part, "isEnabled")
      guard let control = try screen.control(label, at: index, in: area, "isEnabled") else {
        return try find(.text(label), at: index, in: part, as: "isEnabled").isEnabled
      }
      return control.place.context.flags.isDisjoint(with: .disabled)
    }
  }

  /// Checks that a person could use the control with that label now.
  /// - Throws: `ViewHostError` with the modifier that disables or hides it, or the sheet that covers it.
  public func expectEnabled(
    _ label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) {
      let name = "expectEnabled"
      let (screen, area) = try screen(in: part, name)
      if let control = try screen.control(label, at: index, in: area, name) {
        return try screen.checkUse(of: control.place, name, control.noun, label)
      }
      let (shown, place) = try find(.text(label), at: index, in: part, as: name).resolve(name)
      try shown.checkUse(of: place, name, shown.noun(of: place), label)
    }
  }

  /// Compares the value of the control with that label, as `value(of:)` gives it. The error shows the found value, which
  /// `#expect(try host.value(of: "Loud") == "on")` does not.
  ///
  /// - Throws: `ViewHostError` if the value differs, or there is no such control, or more than one.
  public func expectValue(
    _ expected: String, of label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) {
      let found = try value(of: label, at: index, in: part)
      if found == expected { return }
      throw ViewHostError(
        .notReached, "expectValue", "the value of \(NameList.quoted(label)) differs",
        details: ["expected: \(NameList.quoted(expected))", "on screen: \(NameList.quoted(found))"] + pendingWork,
        toFix: "correct the expected value, or perform the event that sets it first")
    }
  }

  /// The value that the control with that label shows: the text of a text control, `on`, `off` or `mixed` of a toggle,
  /// the selected option of a picker, the number, date or colour of the others.
  ///
  /// - Throws: `ViewHostError` if there is no such control, or more than one.
  public func value(
    of label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws -> String {
    try called(from: fileID, line) {
      let (screen, area) = try screen(in: part, "value")
      let holders = screen.valueHolders.filter { area.contains($0.place) }
      let found = holders.filter { $0.label == label }
      guard !found.isEmpty else {
        let list = NameList(holders.map(\.label), near: label)
        let isShown = screen.index.places(named: label).contains { area.contains($0) }
        throw addingPendingWork(
          to: ViewHostError(
            .notFound, "value", "there is no control with a value \(NameList.quoted(label)) \(area.onScreen)",
            details: (isShown ? ["\(NameList.quoted(label)) is on screen, and has no value."] : [])
              + (list.isEmpty ? [] : ["\(area.title): \(list)."]),
            toFix: (list.isEmpty ? "" : "use one of these labels, or ")
              + (isShown ? "read host.texts" : "perform the event that shows the control first")))
      }
      return try screen.choose(
        from: found, "control", label, at: index, in: area, "value", \.place, \.place.context
      ).value
    }
  }
}

extension Screen {
  /// The noun of the control at a place or around it, which may be out of reach; `text` without one.
  fileprivate func noun(of place: Place) -> String {
    func isOffered<Done: ElementVerb>(_ verb: Done.Type) -> Bool {
      ([place] + place.allAround).contains { match(verb, at: $0) != nil }
    }
    let verbs: [any ElementVerb.Type] = [
      Switch.self, TypeText.self, Slide.self, Increment.self, PickDate.self, Pick.self, Tap.self,
    ]
    return verbs.first { isOffered($0) }?.noun ?? "text"
  }

  /// The innermost controls with a label within reach; nil without one.
  fileprivate func control(
    _ label: String, at index: Int?, in part: Part, _ name: String
  ) throws(ViewHostError) -> (place: Place, noun: String)? {
    var found: [(place: Place, noun: String)] = []
    walkActions { collector, called in
      let place = collector.place
      guard let verb = collector.list.first(where: { $0.verb.takesLabel })?.verb, part.contains(place) else { return }
      let own = place.element.map { self.label(of: $0, at: place, called: called, control: collector.control) }
      if (own ?? self.label(of: place)) == label { found.append((place, verb.noun)) }
    }
    // A row that can be deleted has the label of the button in it.
    let inner = found.filter { outer in
      !found.contains { $0.place.isInside(outer.place) && !$0.place.isSame(as: outer.place) }
    }
    if inner.isEmpty { return nil }
    return try choose(from: inner, "control", label, at: index, in: part, name, \.place, \.place.context)
  }

  /// The controls that show a value, in the order of declaration.
  fileprivate var valueHolders: [(place: Place, label: String, value: String)] {
    var holders: [(place: Place, label: String, value: String)] = []
    walkWithinReach { element, walk in
      if walk.context.flags.contains(.offScreen) { return .over }
      guard let place = walk.place, let control = walk.control(of: element),
        let value = value(of: control, element, at: place)
      else { return .into }
      holders.append((place, label(of: element, at: place, called: walk.label, control: control), value))
      return .into
    }
    return holders
  }

  private func value(of control: any Control, _ element: any ShownElement, at place: Place) -> String? {
    switch control {
    case is TextEdit: element.text
    case is PickerEdit: chosenOption(of: place) ?? ""
    case is SwitchControl, is ValueControl, is DateEdit, is ColorControl:
      element.attributes.first.map { $0.value ?? $0.name }
    default: nil
    }
  }

  private func chosenOption(of picker: Place) -> String? {
    var label: String?
    let walk = TreeWalk(picker.context)
    walk.run(inside: picker) { element, walk in
      if let tag = walk.tag, let place = walk.place, walk.context[ChoiceKey.self]?.isChosen(tag) ?? false {
        label = self.label(of: element, at: place, called: walk.label)
        return .stop
      }
      return .into
    }
    return label
  }
}
