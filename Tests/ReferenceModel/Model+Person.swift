/// The view and actions of a person, and other events of a host.
extension Model {
  /// The host's event that has the same effect.
  package enum Command: Hashable, Sendable {
    case tap(String, index: Int), select(String, index: Int), update([Statement]), setLevel(Int), advance(Int), send(
      Int)
    case render, dismissSheet, dismiss
    /// A verb for a missing element, which performs the pending updates.
    case look
  }

  /// Makes an event, if it is possible.
  package func perform(_ event: Event) -> Command? {
    guard root != nil, !isEndless else { return nil }
    switch event {
    // A person looks first, and then acts: both have what is pending worked off.
    case .tap, .select, .dismissSheet: catchUp()
    default: break
    }
    guard let tree = root, case .some(let scope) = tree.scope else { return nil }
    let controls = self.controls(of: tree).list
    var command: Command?
    switch event {
    case .tap(let number):
      let buttons = controls.filter(\.isButton)
      guard !buttons.isEmpty else { return .look }
      let (label, index) = buttons.choose(number)
      guard case .button(let action) = buttons[number % buttons.count] else { return nil }
      work("tap \(label)") { action.run() }
      command = .tap(label, index: index)
    case .select(let number):
      let tabs = controls.filter { !$0.isButton }
      guard !tabs.isEmpty else { return .look }
      let (label, index) = tabs.choose(number)
      guard case .tab(_, let tab, let place) = tabs[number % tabs.count] else { return nil }
      work("select \(label)") { write(place, tab) }
      command = .select(label, index: index)
    case .update(let statements):
      work("update") { Action(Handler(name: 0), in: scope, row: 0).perform(statements, 0) }
      command = .update(statements)
    case .render:
      work("render") { openGroup { $0.nodes.insert(tree.node) } }
      command = .render
    case .setLevel(let level):
      work("setEnvironment") { if !setLevel(level) { write(Self.levelPlace, level) } }
      command = .setLevel(level)
    case .dismissSheet:
      guard let place = topSheet(of: tree) else { return .look }
      work("dismiss sheet") { write(place, 0) }
      command = .dismissSheet
    case .send(let value):
      let subscribed = Set(receivers.keys)
      if !subscribed.isEmpty { work("receive") { send(value, to: subscribed) } }
      command = .send(value)
    case .advance(let seconds):
      guard settings.settles else { return nil }
      advance(by: seconds)
      command = .advance(seconds)
    case .dismiss:
      work("dismiss") {
        pass { [self] in
          defer { root = nil }
          guard var tree = root else { return [] }
          return remove(&tree)
        }
      }
      command = .dismiss
    }
    settle()
    return command
  }

  private func advance(by seconds: Int) {
    let end = clock + seconds
    while let (node, next) = tasks.filter({ $0.value.deadline <= end }).min(by: {
      $0.value.deadline < $1.value.deadline
    }) {
      // The order of two that are due at the same time is not defined.
      if tasks.values.contains(where: { $0.deadline == next.deadline }),
        tasks.values.filter({ $0.deadline == next.deadline }).count > 1
      {
        isEndless = true
        return
      }
      clock = next.deadline
      tasks[node] = nil
      next.action.run()
      settle()
      if isEndless { return }
    }
    clock = end
  }

  /// The visible texts, after pending updates had their own frame.
  package func readTexts() -> [String] {
    if root != nil { catchUp() }
    return root.map(texts) ?? []
  }

  /// The place of the topmost sheet's binding.
  func topSheet(of m: Mounted) -> Int? {
    for part in m.parts.reversed() { if let place = topSheet(of: part) { return place } }
    if case .modified(_, .sheet(let slot, _, _, let outer)) = m.element, m.parts.count > 1 { return outer.place(slot) }
    return nil
  }

  // MARK: Visible content

  func texts(_ m: Mounted) -> [String] {
    switch m.element {
    case .text(let value): ["\(value)"]
    case .button(let action): ["b\(action.handler.name)"]
    case .tabs(let name, _, let tabs, _):
      m.ids.indices.filter { m.ids[$0] == m.selected }.flatMap { texts(m.parts[$0]) }
        + tabs.indices.map { "t\(name).\($0)" }
    default: m.parts.flatMap(texts)
    }
  }

  enum Control {
    case button(Action<ModelScope>)
    case tab(name: Int, Int, place: Int)
    var isButton: Bool { if case .button = self { true } else { false } }
    var label: String {
      switch self {
      case .button(let action): "b\(action.handler.name)"
      case .tab(let name, let tab, _): "t\(name).\(tab)"
      }
    }
  }

  /// The controls for a person; with a sheet up, the sheet's.
  func controls(of m: Mounted) -> (list: [Control], isCovering: Bool) {
    var parts = m.parts.map { controls(of: $0) }
    switch m.element {
    case .button(let action): return ([.button(action)], false)
    case .tabs(let name, let slot, let tabs, let outer):
      parts = m.ids.indices.filter { m.ids[$0] == m.selected }.map { parts[$0] }
      if !parts.contains(where: \.isCovering) {
        parts.append((tabs.indices.map { .tab(name: name, $0, place: outer.place(slot)) }, false))
      }
    case .modified(_, .sheet): if parts.count > 1 { parts[1].isCovering = true }
    default: break
    }
    let isCovering = parts.contains(where: \.isCovering)
    let last = parts.last { $0.isCovering }
    return (isCovering ? last!.list : parts.flatMap(\.list), isCovering)
  }
}

extension [Model.Control] {
  /// The label and index by which a host finds a control.
  func choose(_ number: Int) -> (label: String, index: Int) {
    let label = self[number % count].label
    return (label, prefix(number % count).count { $0.label == label })
  }
}
