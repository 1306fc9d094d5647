extension Screen {
  /// The error for a label without an element: lists the alternatives on screen.
  func notFound<Done: ElementVerb>(
    _ verb: Done.Type, _ label: String, in part: Part, _ name: String
  ) -> ViewHostError {
    let problem = "there is no \(verb.noun) \(NameList.quoted(label)) \(part.onScreen)"
    if let other = whatElse(isCalled: label, in: part) {
      return ViewHostError(.notFound, name, problem, details: [other.detail], toFix: "call \(other.call)")
    }
    let names = offering(verb, in: part.place).filter {
      part.contains($0.place) && isWithinReach($0.place, $0.context) && !$0.context.flags.contains(.hidden)
    }
    let event = "perform the event that shows the \(verb.noun) first"
    let isShown = index.places(named: label).contains { part.contains($0) }
    let shown = isShown ? ["\(NameList.quoted(label)) is on screen, and is no \(verb.noun)."] : []
    guard names.isEmpty else {
      let list = NameList(names.map { self.label(of: $0.place) }, near: label)
      return ViewHostError(
        .notFound, name, problem, details: shown + ["\(title(of: part)): \(list)."],
        toFix: "use one of these labels, or \(event)")
    }
    let search =
      part.place == nil ? "; print(host) shows what is on screen" : ", or leave in: out to search the whole screen"
    return ViewHostError(
      .notFound, name, problem, details: shown + ["No \(verb.noun) is \(reach(of: part))."], toFix: event + search)
  }

  /// The title of the list of elements. A sheet covers the rest of the screen, so that only its elements are listed.
  private func title(of part: Part) -> String {
    part.place == nil ? cover.map { "On the \($0.coverName)" } ?? part.title : part.title
  }

  private func reach(of part: Part) -> String {
    let sheet = part.place == nil ? cover : nil
    return sheet.map { "on the \($0.coverName), which covers the rest of the screen" } ?? part.onScreen
  }

  /// A different element that the label may mean: one with that label, with an option of that label, or with that text.
  private func whatElse(isCalled label: String, in part: Part) -> (detail: String, call: String)? {
    let quoted = NameList.quoted(label)
    let others = otherActions(for: label, in: part)
    if let verb = others.called { return ("\(quoted) is a \(verb.noun).", verb.call(quoted)) }
    if let (verb, name) = others.choosing, let call = verb.call(choosing: quoted, of: NameList.quoted(name)) {
      return ("\(quoted) is an option of the \(verb.noun) \(NameList.quoted(name)).", call)
    }
    return others.around.map { verb, name in
      let name = NameList.quoted(name)
      return ("\(quoted) is on the \(verb.noun) \(name).", verb.call(name))
    }
  }

  private typealias NamedVerb = (verb: any ElementVerb.Type, name: String)

  /// The verb for an element with a label, for one with an option of that label, and for the control around that
  /// text.
  private func otherActions(
    for label: String, in part: Part
  ) -> (called: (any ElementVerb.Type)?, choosing: NamedVerb?, around: NamedVerb?) {
    var called: (any ElementVerb.Type)?
    var choosing: NamedVerb?
    var around: NamedVerb?
    let control = index.places(named: label).first.flatMap(nearestControl)
    walkActions { collector, spoken in
      guard called == nil, let first = collector.list.first(where: { $0.verb.takesLabel }),
        part.contains(collector.place)
      else { return }
      let place = collector.place
      let name =
        place.element.map { self.label(of: $0, at: place, called: spoken, control: collector.control) }
        ?? self.label(of: place)
      if name == label { called = first.verb }
      if let control, place.isSame(as: control) { around = (first.verb, name) }
      if choosing == nil, let action = collector.list.first(where: \.hasOptions),
        options(of: place).contains(where: { $0.label == label })
      {
        choosing = (action.verb, name)
      }
    }
    return (called, choosing, around)
  }

  /// The first action in a part of the screen whose element has a label.
  func firstAction(in part: Place) -> (verb: any ElementVerb.Type, label: String)? {
    var found: NamedVerb?
    walkActions { collector, _ in
      guard found == nil, collector.place.isInside(part),
        let action = collector.list.first(where: { $0.verb.takesLabel })
      else { return }
      let label = label(of: collector.place)
      if !label.isEmpty { found = (action.verb, label) }
    }
    return found.map { ($0.verb, $0.name) }
  }

  private func nearestControl(around name: Place) -> Place? {
    name.allAround.first { place in place.element.map { control(of: $0, at: place) != nil } ?? false }
  }
}
