/// Where the focus of a host is, and what is edited there.
final class FocusService {
  let holders = FocusHolders()
  /// The text control that a person has turned to last.
  var editing: TextEdit?
  private unowned let graph: Graph

  init(of graph: Graph) { self.graph = graph }
}

extension FocusService: SettlingService {
  /// Has the focus be nowhere if no control can have it, and all states that describe the control say that it has.
  func settle() -> Bool {
    guard holders.isUsed else { return false }
    if graph.endEditingIfLeft() { return true }
    guard holders.isHeld else { return false }
    let focus = graph.screen?.focus ?? []
    guard !holders.isAt(focus) else { return false }
    graph.queue.attend()
    holders.move(to: focus)
    return true
  }
}

extension FocusService: EndingService {
  func end() { editing = nil }
}

extension Graph {
  var focusHolders: FocusHolders { service(FocusService.self).holders }

  /// The text control that a person has turned to last.
  var editing: TextEdit? {
    get { service(FocusService.self).editing }
    set { service(FocusService.self).editing = newValue }
  }
}
