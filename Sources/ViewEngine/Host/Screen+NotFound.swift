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

  /// What another verb could be done to, an option of a picker or a mere text of that name.
  private func whatElse(isCalled label: String, in part: Part) -> String? {
    let quoted = NameList.quoted(label)
    if let verb = otherVerb(for: label, in: part) { return "\(quoted) is a \(verb.noun): \(verb.advice(quoted))." }
    for picker in offering(Pick.self, in: part.place)
    where isWithinReach(picker.place, picker.context)
      && options(of: picker.place).contains(where: { $0.label == label })
    {
      let name = NameList.quoted(self.label(of: picker.place))
      return "\(quoted) is an option of the picker \(name): pick(\(quoted), from: \(name)) picks it."
    }
    return nil
  }

  /// What can be done to something of that name.
  private func otherVerb(for label: String, in part: Part) -> (any Verb.Type)? {
    var verb: (any Verb.Type)?
    func look(at offers: Offers, _ place: Place, called: String?) {
      guard verb == nil, let first = offers.list.first(where: { $0.verb.takesLabel }), part.contains(place) else {
        return
      }
      let name =
        place.element.map { self.label(of: $0, at: place, called: called, control: offers.control) }
        ?? self.label(of: place)
      if name == label { verb = first.verb }
    }
    walkOffers { offers, called in look(at: offers, offers.place, called: called) }
    return verb
  }
}
