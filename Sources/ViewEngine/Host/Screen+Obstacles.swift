extension Screen {
  /// Throws what keeps a person from using what is at a place.
  func checkUse(
    of place: Place, in known: ElementContext? = nil, _ verb: String, _ noun: String, _ label: String? = nil
  ) throws(ViewHostError) {
    let context = known ?? place.context
    var control: String { "the \(noun) \(NameList.quoted(label ?? self.label(of: place)))" }
    if let away = context[AwayKey.self] {
      throw ViewHostError(.hidden, "\(verb): \(control) is \(description(of: away)).")
    }
    if let top, !place.isInside(top), let modal = (top.element?.control as? ModalControl)?.modal {
      throw ViewHostError(
        .covered, "\(verb): \(control) is covered by the \(modal.description), \(wayOut(of: modal, at: top)).")
    }
    if context.flags.contains(.hidden) {
      throw ViewHostError(.hidden, "\(verb): \(control) is hidden, \(hiding(of: place)).")
    }
    if context.flags.contains(.untouchable) {
      throw ViewHostError(
        .disabled, "\(verb): \(control) lets touches through, \(blocker(of: place, .allowsHitTesting)).")
    }
    if context.flags.contains(.disabled) {
      throw ViewHostError(.disabled, "\(verb): \(control) is disabled, \(blocker(of: place, "disabled")).")
    }
  }

  private func wayOut(of modal: Modal, at top: Place) -> String {
    guard let obstacle = obstacle(toDismissing: modal, at: top) else { return "which dismissSheet() takes away" }
    let buttons = offering(Tap.self, in: top).map(\.place)
    return buttons.isEmpty
      ? obstacle : "on which are the buttons \(NameList(buttons.map { label(of: $0) }, near: nil))"
  }

  private func description(of away: Away) -> String {
    switch away {
    case .page: return "on a page that another one covers; back() leads there"
    case .tab(let content):
      let tabs = outline.landmarks(TabControl.self)
      let tab = tabs.first { ($0.element?.control as? TabControl)?.content === content }
      let name = tab.map { label(of: $0) } ?? ""
      return "in the tab \"\(name)\", which is not selected; select(\"\(name)\") shows it"
    }
  }

  /// Which modifier hides it, and where that stands.
  private func hiding(of place: Place) -> String {
    let path: [Place] = [place] + place.elementsAround
    for distance in path.indices {
      for case let trait as PresenceTrait in path[distance].traits where trait.flags.contains(.hidden) {
        return "by " + description(of: trait.modifier ?? "hidden", on: path[distance], distance)
      }
    }
    return "by a view around it"
  }

  private func blocker(of place: Place, _ modifier: String) -> String {
    let path = [place] + place.elementsAround
    guard let index = path.firstIndex(where: { attributes(of: $0).contains { $0.name == modifier } }) else {
      return "by a view around it"
    }
    return "by " + description(of: modifier, on: path[index], index)
  }

  /// - Parameter distance: how many elements away from the control that is meant.
  private func description(of modifier: String, on place: Place, _ distance: Int) -> String {
    guard distance > 0, let element = place.element else { return "the .\(modifier) modifier on it" }
    let name = element.name + (text(of: element, at: place).map { " \"\($0)\"" } ?? "")
    return "the .\(modifier) modifier on the \(name) around it"
  }
}
