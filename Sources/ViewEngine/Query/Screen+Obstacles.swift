extension Screen {
  /// Throws if a person cannot use the element at a place: it is off screen, covered, hidden or disabled.
  func checkUse(
    of place: Place, in known: ElementContext? = nil, _ verb: String, _ noun: String, _ label: String? = nil
  ) throws(ViewHostError) {
    let context = known ?? place.context
    var control: String { "the \(noun) \(NameList.quoted(label ?? self.label(of: place)))" }
    if context.flags.contains(.offScreen), let reason = place.offScreenReason {
      let label = reason.control(showing: place).map { self.label(of: $0) } ?? ""
      throw ViewHostError(.hidden, verb, "\(control) is \(reason.phrase(label))", toFix: reason.advice(label))
    }
    if let top, !place.isInside(top), let cover {
      let problem = "\(control) is covered by the \(cover.coverName)"
      if let other = whatElse(isCalled: label ?? self.label(of: place), in: .screen) {
        throw ViewHostError(
          .covered, verb, problem, details: ["On the \(cover.coverName), \(other.detail)"], toFix: other.advice)
      }
      let obstacle = cover.obstacleToDismissal(at: top)
      throw ViewHostError(
        .covered, verb, problem,
        details: obstacle == nil ? [] : controls(ending: cover, at: top),
        toFix: obstacle.map { "first \($0.advice)" } ?? "\(cover.dismissalCall) first")
    }
    if context.flags.contains(.hidden) {
      throw blocked(.hidden, verb, "\(control) is hidden", hiding(of: place), "shows it")
    }
    if context.flags.contains(.untouchable) {
      throw blocked(
        .disabled, verb, "\(control) lets touches through", blocker(of: place, .allowsHitTesting), "lets it react")
    }
    if context.flags.contains(.disabled) {
      throw blocked(.disabled, verb, "\(control) is disabled", blocker(of: place, "disabled"), "enables it")
    }
  }

  /// The error of an element with a modifier that blocks it.
  ///
  /// - Parameters:
  ///   - blocker: the modifier, and its position.
  ///   - effect: the effect of an event that helps.
  private func blocked(
    _ reason: ViewHostError.Reason, _ verb: String, _ problem: String, _ blocker: Blocker?, _ effect: String
  ) -> ViewHostError {
    let event = "perform the event that \(effect) first"
    guard let blocker else { return ViewHostError(reason, verb, "\(problem) by a view around it", toFix: event) }
    return ViewHostError(
      reason, verb, "\(problem) by the .\(blocker.modifier) modifier on \(blocker.position)",
      toFix: "\(event), or remove .\(blocker.modifier)")
  }

  func controls(ending cover: any CoveringControl, at top: Place) -> [String] {
    let controls = labels(offering: cover.endingVerb, in: top)
    return controls.isEmpty ? [] : ["Its \(cover.endingVerb.noun)s: \(NameList(controls, near: nil))."]
  }

  /// The presentations of pages and tabs that are off screen, for a message. They are shown once their page is.
  var presentationsOffScreen: [String] {
    index.landmarks(Cover.self).compactMap { place in
      guard let reason = place.offScreenReason, let cover = place.element?.control as? any CoveringControl else {
        return nil
      }
      let label = reason.control(showing: place).map { self.label(of: $0) } ?? ""
      return "The \(cover.coverName) is presented \(reason.phrase(label)). To see it, \(reason.advice(label))."
    }
  }

  /// The cover in messages, with a text on it: `the sheet with "New item"`.
  var coverPhrase: String {
    guard let top, let cover else { return "nothing" }
    let title = top.element?.text == nil ? texts(in: top).first { !$0.isEmpty } : nil
    return "the \(cover.coverName)" + (title.map { " with \(NameList.quoted($0))" } ?? "")
  }

  /// The way to end a cover now, for messages: the verb, or the button that certainly ends it.
  func endingAdvice(_ cover: any CoveringControl, at top: Place) -> String {
    guard let obstacle = cover.obstacleToDismissal(at: top) else { return cover.dismissalCall }
    if obstacle.endsByAnyButton, let button = firstPlace(offering: cover.endingVerb, in: top) {
      return "call \(call(cover.endingVerb, at: button))"
    }
    let controls = NameList(labels(offering: cover.endingVerb, in: top), near: nil)
    return obstacle.advice + (controls.isEmpty ? "" : ", one of \(controls)")
  }

  private func firstPlace<Done: ElementVerb>(offering verb: Done.Type, in part: Place) -> Place? {
    offering(verb, in: part).first { $0.context.flags.isDisjoint(with: .inert) }?.place
  }

  private func labels<Done: ElementVerb>(offering verb: Done.Type, in part: Place) -> [String] {
    offering(verb, in: part).map { label(of: $0.place) }
  }

  private typealias Blocker = (modifier: String, position: String)

  /// The modifier that hides a place; nil if it is unknown.
  private func hiding(of place: Place) -> Blocker? {
    let path: [Place] = [place] + place.elementsAround
    for distance in path.indices {
      for case let trait as PresenceTrait in path[distance].traits where trait.flags.contains(.hidden) {
        return trait.modifier.map { ($0, position(of: path[distance], distance)) }
      }
    }
    return nil
  }

  private func blocker(of place: Place, _ modifier: String) -> Blocker? {
    let path = [place] + place.elementsAround
    let index = path.firstIndex { attributes(of: $0).contains { $0.name == modifier } }
    return index.map { (modifier, position(of: path[$0], $0)) }
  }

  /// - Parameter distance: the number of elements between the modifier and the control.
  private func position(of place: Place, _ distance: Int) -> String {
    guard distance > 0, let element = place.element else { return "it" }
    let name = element.name + (text(of: element, at: place).map { " \(NameList.quoted($0))" } ?? "")
    return "the \(name) around it"
  }
}
