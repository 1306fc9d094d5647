/// One thing that a person could do with what a host shows.
public struct Interaction: Hashable, Sendable, CustomStringConvertible {
  /// What is done; each is the verb of `ViewHost` of the same name.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case tap, toggle, type, submit, select, pick, setSlider, increment, decrement, setDate, setColor, back, dismissSheet
    case refresh
    case longPress, drag, magnify, rotate, hover, delete, move
  }

  public let kind: Kind
  /// What the verb takes as label: empty for `back`, `dismissSheet` and `refresh`, which take none.
  public let label: String
  /// What the verb takes as index: which one of those with that label.
  public let index: Int
  /// Whether the control reacts.
  public let isEnabled: Bool
  /// For `pick`: what a person reads on the options.
  public var options: [String] = []

  public var description: String {
    kind.rawValue + (label.isEmpty ? "" : " \(label)") + (index > 0 ? " at \(index)" : "")
      + (isEnabled ? "" : " (disabled)")
  }
}

extension ViewHost {
  /// Everything that a person could do now, in the order of declaration. What is hidden, covered, or in a tab
  /// or on a page that is not shown is not among it; what is disabled is, and says so.
  public var interactions: [Interaction] { graph.screen.interactions }
}

extension Screen {
  var interactions: [Interaction] {
    var counts: [Interaction.Kind: [String: Int]] = [:]
    let innermostStack = backPlace
    let rows = Dictionary(uniqueKeysWithValues: self.rows.map { ($0.place, $0) })
    var result: [Interaction] = []
    var refreshables = self.refreshables.map(\.place).enumerated().makeIterator()
    var refreshable = refreshables.next()
    for place in shown.indices where isWithinReach(place) {
      while let next = refreshable, next.element == place {
        result.append(Interaction(kind: .refresh, label: "", index: next.offset, isEnabled: true))
        refreshable = refreshables.next()
      }
      let row = rows[place]
      for (kind, isEnabled) in kinds(of: shown[place].element, at: place, row: row) {
        if kind == .back, place != innermostStack { continue }
        let label =
          switch kind {
          case .back, .dismissSheet: ""
          case .delete, .move: row?.label ?? ""
          default: label(of: place)
          }
        // NB: a hidden control has an index, too: a verb that means it says that it is hidden.
        let index = counts[kind]?[label] ?? 0
        counts[kind, default: [:]][label] = index + 1
        if shown[place].isHidden { continue }
        result.append(
          Interaction(
            kind: kind, label: label, index: index,
            isEnabled: isEnabled && !shown[place].isDisabled && !shown[place].ignoresTouches,
            options: kind == .pick ? options(of: place).map(\.label) : []))
      }
    }
    return result
  }

  /// What can be done with an element, and whether it reacts.
  private func kinds(of element: _Element, at place: Int, row: Row?) -> [(Interaction.Kind, Bool)] {
    var kinds = element.control.map { self.kinds(of: $0, at: place) } ?? []
    let touches = element.touches
    if !touches.isEmpty {
      if element.longPresses != nil { kinds.append((.longPress, true)) }
      if element.drags != nil { kinds.append((.drag, true)) }
      if element.magnifications != nil { kinds.append((.magnify, true)) }
      if element.rotations != nil { kinds.append((.rotate, true)) }
      if element.hovers != nil { kinds.append((.hover, true)) }
    }
    guard let actions = row?.edit.actions else { return kinds }
    if actions.delete != nil { kinds.append((.delete, !actions.isDeleteDisabled)) }
    if actions.move != nil { kinds.append((.move, !actions.isMoveDisabled)) }
    return kinds
  }

  /// What can be done with a control, and whether it reacts.
  private func kinds(of control: _Control, at place: Int) -> [(Interaction.Kind, Bool)] {
    switch control {
    case .button: [(.tap, true)]
    case .toggle: [(.toggle, true)]
    case .text(let edit): [(.type, true)] + (edit.submit.isEmpty ? [] : [(.submit, true)])
    case .tab(let tab): [(.select, tab.select != nil)]
    case .picker: [(.pick, true)]
    case .slider: [(.setSlider, true)]
    case .stepper(let edit): [(.increment, edit.increment != nil), (.decrement, edit.decrement != nil)]
    case .date: [(.setDate, true)]
    case .color: [(.setColor, true)]
    case .modal(let modal):
      modal.endsByButton ? [] : [(.dismissSheet, obstacle(toDismissing: modal, at: place) == nil)]
    case .back: [(.back, !hidesBackButton(place))]
    }
  }
}
