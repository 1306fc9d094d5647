/// A screen of controls, as plain values.
package struct WildScreen: Sendable {
  /// The seed of all choices outside of the tree, equal for equal bytes.
  let seed: Int
  let root: WildNode

  init(_ choices: inout Choices) {
    seed = choices.below(256)
    root = WildNode(&choices, depth: 5)
  }
}

/// A view of a wild screen. The numbers are indices of the screen's flags, numbers and texts.
package indirect enum WildNode: Sendable {
  case empty
  case text(Int)
  case leaf(WildLeaf, Int)
  case container(WildContainer, [WildNode])
  case rows(Int, WildNode)
  case either(Int, WildNode, WildNode)
  case modified(WildNode, WildModifier, Int)
  case presenting(WildNode, WildPresentation, Int, WildNode)

  init(_ choices: inout Choices, depth: Int) {
    guard depth > 0 else {
      self = choices.chance(50) ? .text(choices.below(4)) : .leaf(choices.pick(WildLeaf.allCases), choices.below(4))
      return
    }
    func node(_ choices: inout Choices) -> WildNode { WildNode(&choices, depth: depth - 1) }
    switch choices.below(16) {
    case 0: self = .empty
    case 1: self = .text(choices.below(4))
    case 2, 3, 4, 5: self = .leaf(choices.pick(WildLeaf.allCases), choices.below(4))
    case 6, 7, 8, 9:
      let kind = choices.pick(WildContainer.allCases)
      self = .container(kind, (0..<(1 + choices.below(3))).map { _ in node(&choices) })
    case 10: self = .rows(choices.below(4), node(&choices))
    case 11: self = .either(choices.below(4), node(&choices), node(&choices))
    case 12, 13: self = .modified(node(&choices), choices.pick(WildModifier.allCases), choices.below(4))
    default:
      self = .presenting(node(&choices), choices.pick(WildPresentation.allCases), choices.below(4), node(&choices))
    }
  }
}

package enum WildLeaf: CaseIterable, Sendable {
  case button, toggle, field, secureField, editor, slider, stepper, picker, datePicker, progress, label, link
}

package enum WildContainer: CaseIterable, Sendable {
  case vertical, horizontal, depth, group, list, form, section, scroll, lazy, tabs, navigation, menu, disclosure, reader
}

package enum WildModifier: CaseIterable, Sendable {
  case disabled, hidden, id, tag, legacy, modern, appear, disappear, identifier, focused, submit, search, gesture
  case toolbar, environment, transition, refreshable, menu, row, title
}

package enum WildPresentation: CaseIterable, Sendable { case sheet, alert, dialog, popover, cover, link, destination }
