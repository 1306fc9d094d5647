package import ReferenceModel

/// A rule of the contract that programs can use, and that can be excluded from them.
package enum Feature: String, CaseIterable, Hashable, Sendable {
  /// Section 4.9: a verb first performs the pending updates, then looks its control up.
  case pendingAtVerbs
  /// Section 4.7: the host's change of the environment is a separate group, which a pass for an older group does not
  /// see.
  case levelSetWhilePending
  /// Section 6: lifecycle actions on empty content do not run until it has a view. That also holds if a different body
  /// or an `AnyView` makes the content empty.
  case lifecycleOnHiddenNothing
  /// Section 8: `onPreferenceChange` is not called if no view writes the preference.
  case preferenceWithoutWriter
  /// Section 4.4: siblings as declared, or in reverse, for `onPreferenceChange` as well.
  case preferenceSiblings
  /// Section 4.6, on the environment: setting the current value, even the default, evaluates no body.
  case levelSetToItsDefault

  /// Section 6: a modifier that uses its content twice makes two views of it, also of one with `onPreferenceChange`.
  case preferenceInContent

  /// Section 4.4: content of a sheet acts after the presenting view, in both orders of siblings.
  case sheetsInReverse

  /// The features to leave out, because the engine lacks them. Remove an entry once it has them.
  package static let off: Set<Feature> = []
}

extension Feature {
  /// The rules that the model leaves out, because the engine lacks them. Remove an entry once it has them.
  package static let missing: Set<Rule> = []
}

extension Program {
  /// Whether it uses no excluded feature.
  package var isAllowed: Bool { used.isDisjoint(with: Feature.off) }

  /// The features of the program that its text shows.
  package var used: Set<Feature> {
    var result: Set<Feature> = []
    var observers = 0
    if events.contains(.setLevel(0)) { result.insert(.levelSetToItsDefault) }
    var customs = 0
    for (index, definition) in definitions.enumerated() {
      definition.body.forEach { node in
        if case .rows(_, _, let row) = node { row.forEach { if $0.isPreferenceObserver { observers += 2 } } }
        if case .modified(_, .custom) = node { customs += 1 }
        guard case .modified(let content, let modifier) = node else { return }
        switch modifier {
        case .onAppear, .onDisappear, .onChange(_, _, initial: true, _), .task:
          if !isThere(content), !showsNothingPlainly(content) { result.insert(.lifecycleOnHiddenNothing) }
        case .sheet: if settings.reversesSiblings { result.insert(.sheetsInReverse) }
        case .onPreference:
          observers += index == 0 ? 1 : 2
          if !writesPreference(content) { result.insert(.preferenceWithoutWriter) }
        default: break
        }
      }
    }
    if observers > 0, customs > 0 { result.insert(.preferenceInContent) }
    if observers > 1 { result.insert(.preferenceSiblings) }
    return result
  }

  /// Whether a view is never empty.
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

  /// Whether the enclosing body alone shows that a view is empty.
  private func showsNothingPlainly(_ node: Node, depth: Int = 1) -> Bool {
    switch node {
    case .empty: true
    case .optional(_, let part), .rows(_, _, let part): isThere(part)
    case .modified(let node, .id), .modified(let node, .onChange), .modified(let node, .onAppear),
      .modified(let node, .onDisappear), .modified(let node, .level):
      depth < Builder.staticModifiers && showsNothingPlainly(node, depth: depth + 1)
    default: false
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
  /// Calls `body` with this node and all nodes in it.
  func forEach(_ body: (Node) -> Void) {
    body(self)
    for node in parts { node.forEach(body) }
  }

  fileprivate var isPreferenceObserver: Bool { if case .modified(_, .onPreference) = self { true } else { false } }

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

extension Program {
  /// The maximum number of views at one time.
  var weight: Int {
    var weights = [Int](repeating: 0, count: definitions.count)
    for index in definitions.indices.reversed() {
      weights[index] = weight(definitions[index].body, weights, content: 0)
    }
    return weights[0]
  }

  private func weight(_ node: Node, _ weights: [Int], content: Int) -> Int {
    func weight(_ node: Node) -> Int { self.weight(node, weights, content: content) }
    switch node {
    case .empty, .text, .button: return 1
    case .content: return content
    case .cell(let index, _, _): return 1 + weights[index]
    case .stack(let parts), .group(let parts), .tabs(_, _, let parts): return 1 + parts.map(weight).reduce(0, +)
    case .either(_, let first, let second): return 1 + max(weight(first), weight(second))
    case .optional(_, let part): return 1 + weight(part)
    case .rows(_, let lists, let row): return 1 + (lists.map(\.count).max() ?? 0) * weight(row)
    case .modified(let part, .sheet(_, _, let page)): return 1 + weight(part) + weight(page)
    case .modified(let part, .custom(let index, _, _)):
      return 1 + self.weight(definitions[index].body, weights, content: weight(part))
    case .modified(let part, _): return 1 + weight(part)
    }
  }
}
