package import ReferenceModel

/// A rule of the contract that programs can be about, and that can be left out of them.
package enum Feature: String, CaseIterable, Hashable, Sendable {
  /// Section 4.9: what is pending when a verb is called is worked off before the verb looks its control up.
  case pendingAtVerbs
  /// Section 4.6: a state that was read once stays a dependency, though a later evaluation does not read it.
  case readsInBranches
  /// Section 6: lifecycle actions on nothing do not run until there is something.
  case lifecycleOnNothing
  /// Section 8: `onPreferenceChange` is not called where nothing writes the preference.
  case preferenceWithoutWriter
  /// Section 8: `onPreferenceChange` has the loop guard of `onChange`.
  case preferenceActionsThatWrite
  /// Section 4.4: siblings as declared, or in reverse, for `onPreferenceChange` as well.
  case preferenceSiblings
  /// Section 4.6, for the environment: setting a value that is there already, though only as the default, evaluates nothing.
  case levelSetToItsDefault

  /// What is left out, for the engine does not do it yet. Take an entry away once it does.
  package static let off: Set<Feature> = [
    .pendingAtVerbs, .lifecycleOnNothing, .preferenceWithoutWriter, .preferenceActionsThatWrite, .preferenceSiblings, .levelSetToItsDefault,
  ]
}

extension Program {
  /// Whether it is about nothing that is left out.
  package var isAllowed: Bool { used.isDisjoint(with: Feature.off) }

  /// Those of the features that it is about and that can be told from its text.
  package var used: Set<Feature> {
    var result: Set<Feature> = []
    var observers = 0
    if events.contains(.setLevel(0)) { result.insert(.levelSetToItsDefault) }
    for definition in definitions {
      definition.body.forEach { node in
        guard case .modified(let content, let modifier) = node else { return }
        switch modifier {
        case .onAppear, .onDisappear, .onChange(_, _, initial: true, _), .task:
          if !isThere(content) { result.insert(.lifecycleOnNothing) }
        case .onPreference(let handler):
          observers += 1
          if !writesPreference(content) { result.insert(.preferenceWithoutWriter) }
          if !handler.statements.isEmpty { result.insert(.preferenceActionsThatWrite) }
        default: break
        }
      }
    }
    if observers > 1 { result.insert(.preferenceSiblings) }
    return result
  }

  /// Whether a view always shows something.
  private func isThere(_ node: Node, content: Bool = false) -> Bool {
    switch node {
    case .empty, .optional: false
    case .text, .button, .stack, .tabs: true
    case .group(let parts): parts.contains { isThere($0, content: content) }
    case .either(_, let first, let second): isThere(first, content: content) && isThere(second, content: content)
    case .rows(_, let lists, let row): lists.allSatisfy { !$0.isEmpty } && isThere(row, content: content)
    case .cell(let index, _, _): isThere(definitions[index].body)
    case .content: content
    case .modified(let node, .custom(let index, _, _)):
      isThere(definitions[index].body, content: isThere(node, content: content))
    case .modified(let node, _): isThere(node, content: content)
    }
  }

  /// Whether a view always sets the preference.
  private func writesPreference(_ node: Node) -> Bool {
    switch node {
    case .modified(_, .preference): true
    case .modified(_, .custom): false
    case .modified(let node, _): writesPreference(node)
    case .stack(let parts), .group(let parts): parts.contains(where: writesPreference)
    case .cell(let index, _, _): writesPreference(definitions[index].body)
    default: false
    }
  }
}

extension Node {
  /// Calls `body` with this node and all that are in it.
  func forEach(_ body: (Node) -> Void) {
    body(self)
    for node in parts { node.forEach(body) }
  }

  var parts: [Node] {
    switch self {
    case .empty, .text, .button, .cell, .content: []
    case .stack(let parts), .group(let parts), .tabs(_, _, let parts): parts
    case .either(_, let first, let second): [first, second]
    case .optional(_, let part), .rows(_, _, let part): [part]
    case .modified(let part, .sheet(_, _, let page)): [part, page]
    case .modified(let part, _): [part]
    }
  }
}
