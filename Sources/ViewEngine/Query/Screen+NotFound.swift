extension Screen {
  /// The error for a label without an element: lists the alternatives on screen.
  func notFound<Done: ElementVerb>(_ verb: Done.Type, _ label: String, in part: Part, _ name: String) -> ViewHostError {
    let problem = "there is no \(verb.noun) \(NameList.quoted(label)) \(part.onScreen)"
    if let other = whatElse(isCalled: label, in: part) {
      // A gesture has no other verb in its place.
      let adding = verb.modifier.map { "add \($0) to it, or " } ?? ""
      return ViewHostError(.notFound, name, problem, details: [other.detail], toFix: adding + other.advice)
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
  /// The advice is a call that works now, or says what to do first.
  func whatElse(isCalled label: String, in part: Part) -> (detail: String, advice: String)? {
    let quoted = NameList.quoted(label)
    let others = otherActions(for: label, in: part)
    func advice(_ other: NamedVerb, _ call: String) -> String {
      let flags = other.place.context.flags
      if flags.contains(.hidden) { return "perform the event that shows it, then call \(call)" }
      return flags.isDisjoint(with: .inert) ? "call \(call)" : "perform the event that enables it, then call \(call)"
    }
    if let other = others.called {
      return ("\(quoted) is a \(other.verb.noun).", advice(other, call(other.verb, at: other.place)))
    }
    if let other = others.choosing, let call = other.verb.call(choosing: quoted, of: NameList.quoted(other.name)) {
      return ("\(quoted) is an option of the \(other.verb.noun) \(NameList.quoted(other.name)).", advice(other, call))
    }
    return others.around.map { other in
      let detail = "\(quoted) is on the \(other.verb.noun) \(NameList.quoted(other.name))."
      return (detail, advice(other, call(other.verb, at: other.place)))
    }
  }

  /// A call that means the element at a place, and no other one: with its row or its index if several have its label.
  func call<Done: ElementVerb>(_ verb: Done.Type, at place: Place) -> String {
    let label = label(of: place)
    let call = verb.call(NameList.quoted(label))
    let others = offering(verb, in: nil).filter {
      isWithinReach($0.place, $0.context) && !$0.context.flags.contains(.hidden) && self.label(of: $0.place) == label
    }.map(\.place)
    if others.count < 2 { return call }
    let index = others.firstIndex { $0.isSame(as: place) } ?? 0
    let row = rowTexts(of: others, first: index + 1)[index]
    let argument = row.map { "in: host.row(\(NameList.quoted($0)))" } ?? "at: \(index)"
    return "\(call.dropLast()), \(argument))"
  }

  private typealias NamedVerb = (verb: any ElementVerb.Type, name: String, place: Place)

  /// The verb for an element with a label, for one with such an option, and for the control around that text.
  private func otherActions(
    for label: String, in part: Part
  ) -> (called: NamedVerb?, choosing: NamedVerb?, around: NamedVerb?) {
    var called: NamedVerb?
    var choosing: NamedVerb?
    var around: NamedVerb?
    let control = index.places(named: label).first.flatMap(nearestControl)
    walkActions { collector, spoken in
      guard called == nil, let first = collector.advised, part.contains(collector.place) else { return }
      let place = collector.place
      let name =
        place.element.map { self.label(of: $0, at: place, called: spoken, control: collector.control) }
        ?? self.label(of: place)
      if name == label { called = (first.verb, name, place) }
      if let control, place.isSame(as: control) { around = (first.verb, name, place) }
      if choosing == nil, let action = collector.list.first(where: \.hasOptions),
        options(of: place).contains(where: { $0.label == label })
      {
        choosing = (action.verb, name, place)
      }
    }
    return (called, choosing, around)
  }

  /// The first action in a part of the screen whose element has a label.
  func firstAction(in part: Place) -> (verb: any ElementVerb.Type, label: String, place: Place)? {
    var found: NamedVerb?
    walkActions { collector, _ in
      guard found == nil, collector.place.isInside(part), let action = collector.advised else { return }
      let label = label(of: collector.place)
      if !label.isEmpty { found = (action.verb, label, collector.place) }
    }
    return found.map { ($0.verb, $0.name, $0.place) }
  }

  private func nearestControl(around name: Place) -> Place? {
    name.allAround.first { place in place.element.map { control(of: $0, at: place) != nil } ?? false }
  }
}
