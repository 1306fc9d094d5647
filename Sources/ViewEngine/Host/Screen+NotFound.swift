extension Screen {
  /// What is there instead of what was looked for in vain.
  func notFound<Done: Verb>(
    _ verb: Done.Type, _ label: String, in part: Part, _ name: String
  ) -> ViewHostError {
    let there = "\(name): there is no \(verb.noun) \(NameList.quoted(label)) \(part.onScreen). "
    if let other = whatElse(isCalled: label, in: part) { return ViewHostError(.notFound, there + other) }
    let names = offering(verb, in: part.place).filter {
      part.contains($0.place) && isWithinReach($0.place, $0.context) && !$0.context.flags.contains(.hidden)
    }
    return ViewHostError(.notFound, there + list(verb.noun, names.map { self.label(of: $0.place) }, near: label, part))
  }

  func list(_ noun: String, _ labels: [String], near wanted: String?, _ part: Part) -> String {
    if labels.isEmpty {
      return part.place == nil
        ? "There is no \(noun) at all; the tree shows what is there."
        : "There is no \(noun) there at all; row(_:) and section(_:) find larger parts."
    }
    return "What is there: \(NameList(labels, near: wanted))."
  }

  /// What another verb could be done to, by its name or by a text on it, or an option of a picker of that name.
  private func whatElse(isCalled label: String, in part: Part) -> String? {
    let quoted = NameList.quoted(label)
    let others = otherVerbs(for: label, in: part)
    if let verb = others.called { return "\(quoted) is a \(verb.noun): \(verb.advice(quoted))." }
    for picker in offering(Pick.self, in: part.place)
    where isWithinReach(picker.place, picker.context)
      && options(of: picker.place).contains(where: { $0.label == label })
    {
      let name = NameList.quoted(self.label(of: picker.place))
      return "\(quoted) is an option of the picker \(name): pick(\(quoted), from: \(name)) picks it."
    }
    return others.around.map { verb, name in
      let name = NameList.quoted(name)
      return "\(quoted) is on the \(verb.noun) \(name): \(verb.advice(name))."
    }
  }

  /// What can be done to something of that name, and to the control that has it as one of several texts.
  private func otherVerbs(
    for label: String, in part: Part
  ) -> (called: (any Verb.Type)?, around: (verb: any Verb.Type, name: String)?) {
    var called: (any Verb.Type)?
    var around: (verb: any Verb.Type, name: String)?
    let control = outline.places(named: label).first.flatMap(nearestControl)
    func look(at offers: Offers, _ place: Place, spoken: String?) {
      guard called == nil, let first = offers.list.first(where: { $0.verb.takesLabel }), part.contains(place) else {
        return
      }
      let name =
        place.element.map { self.label(of: $0, at: place, called: spoken, control: offers.control) }
        ?? self.label(of: place)
      if name == label { called = first.verb }
      if let control, place.isSame(as: control) { around = (first.verb, name) }
    }
    walkOffers { offers, called in look(at: offers, offers.place, spoken: called) }
    return (called, around)
  }

  private func nearestControl(around name: Place) -> Place? {
    name.allAround.first { place in place.element.map { control(of: $0, at: place) != nil } ?? false }
  }
}
