import Foundation
import OnChangeCompat

/// A person's action on a wild screen, on an existing element or a missing one.
package struct WildVerb: Sendable {
  private let kind: Kind
  private let label: String
  private let other: String
  private let index: Int?
  private let number: Double

  private enum Kind: CaseIterable {
    case tap, toggle, type, setText, submit, select, pick, pickTag, slider, increment, decrement, date, longPress, drag
    case hover, delete, move, focus, leave, back, dismissSheet, render, dismiss, environment, look, tree, find, row
    case perform, magnify
  }

  init(_ choices: inout Choices) {
    kind = choices.pick(Kind.allCases)
    let names = ["a", "b", "a", "", "0", "1", "Back", "page 0", "\u{0}", "é", "👩‍👩‍👧", String(repeating: "ab", count: 99)]
    label = choices.pick(names)
    other = choices.pick(names)
    index = choices.pick([nil, nil, nil, 0, 0, 1, 2, -1, .max, .min])
    number = choices.pick([0, 1, 2.5, -1, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude])
  }

  /// Performs the action. An error for an impossible action is expected.
  @MainActor func perform(on host: ViewHost) {
    do { try attempt(on: host) } catch { _ = "\(error)" }
  }

  @MainActor private func attempt(on host: ViewHost) throws {
    switch kind {
    case .tap: try host.tap(label, at: index)
    case .toggle: try host.toggle(label, at: index)
    case .type: try host.type(other, into: label, at: index)
    case .setText: try host.setText(other, of: label, at: index)
    case .submit: try host.submit(label, at: index)
    case .select: try host.select(label, at: index)
    case .pick: try host.pick(other, from: label, at: index)
    case .pickTag: try host.pick(tag: index ?? 0, from: label, at: index)
    case .slider: try host.slide(label, to: number, at: index)
    case .increment: try host.increment(label, at: index)
    case .decrement: try host.decrement(label, at: index)
    case .date: try host.pick(Date(timeIntervalSince1970: number), from: label, at: index)
    case .longPress: try host.longPress(label, at: index)
    case .drag: try host.drag(label, by: CGSize(width: number, height: 1), at: index)
    case .magnify: try host.magnify(label, by: number, at: index)
    case .hover: try host.hover(label, at: index)
    case .delete: try host.delete(label, at: index)
    case .move: try host.move(label, to: index ?? 0, at: index)
    case .focus: try host.focus(label, at: index)
    case .leave: try host.unfocus()
    case .back: try host.goBack()
    case .dismissSheet: try host.dismissSheet()
    case .render: host.render()
    // Rarely, because little happens afterwards.
    case .dismiss: if label.isEmpty { host.dismiss() }
    case .environment: host.setEnvironment(\.isEnabled, to: index != 0)
    case .look: _ = host.texts
    case .tree: _ = host.tree
    case .find: _ = try host.find(label, at: index ?? 0)
    case .row: _ = try host.row(label, at: index ?? 0)
    case .perform: try host.perform(accessibilityAction: other, on: label, at: index)
    }
  }
}
