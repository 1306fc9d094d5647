extension Screen {
  /// Throws what keeps a person from using what is at a place.
  func checkUse(
    of place: Place, in known: ElementContext? = nil, _ verb: String, _ noun: String, _ label: String? = nil
  ) throws(ViewHostError) {
    let context = known ?? place.context
    var control: String { "the \(noun) \"\(label ?? self.label(of: place))\"" }
    if let away = context[AwayKey.self] {
      throw ViewHostError(.hidden, "\(verb): \(control) is \(description(of: away)).")
    }
    if let top, !place.isInside(top), let modal = (top.element?.control as? ModalControl)?.modal {
      throw ViewHostError(
        .covered, "\(verb): \(control) is covered by the \(modal.description), \(wayOut(of: modal, at: top)).")
    }
    if context.flags.contains(.hidden) {
      throw ViewHostError(.hidden, "\(verb): \(control) is hidden, \(blocker(of: place, "hidden")).")
    }
    if context.flags.contains(.untouchable) {
      throw ViewHostError(
        .disabled, "\(verb): \(control) lets touches through, \(blocker(of: place, .allowsHitTesting)).")
    }
    if context.flags.contains(.disabled) {
      throw ViewHostError(.disabled, "\(verb): \(control) is disabled, \(blocker(of: place, "disabled")).")
    }
  }

  private func wayOut(of modal: _Modal, at top: Place) -> String {
    guard let obstacle = obstacle(toDismissing: modal, at: top) else { return "which dismissSheet() takes away" }
    let buttons = offering(Tap.self, in: top).map(\.place)
    return buttons.isEmpty
      ? obstacle : "on which are the buttons " + buttons.map { "\"\(label(of: $0))\"" }.joined(separator: ", ")
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

  private func blocker(of place: Place, _ modifier: String) -> String {
    let path = [place] + place.elementsAround
    guard let index = path.firstIndex(where: { attributes(of: $0).contains { $0.name == modifier } }),
      let element = path[index].element
    else { return "by a view around it" }
    let name = element.name + (text(of: element, at: path[index]).map { " \"\($0)\"" } ?? "")
    return index == 0 ? "by the .\(modifier) modifier on it" : "by the .\(modifier) modifier on the \(name) around it"
  }
}
