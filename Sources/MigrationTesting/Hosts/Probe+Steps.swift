#if BundledEngine
  import Foundation
  import OnChangeCompat

  extension Probe {
    /// Does what only the exploration knows.
    func carryOut(_ step: Script.Step) throws {
      if step.verb == .poke {
        try poke(step.label, in: run.exploration)
      } else {
        try set(step.label, to: step.input, in: run.exploration)
      }
    }

    private func set(_ name: String, to value: String, in exploration: Exploration) throws {
      guard let surrounding = exploration.surroundings.first(where: { $0.name == name }),
        let known = surrounding.values.first(where: { $0.name == value })
      else {
        let all = exploration.surroundings.flatMap { one in one.values.map { "\(one.name) to \($0.name)" } }
        throw UnknownStep(what: "set \(name) to \(value)", known: all, list: "surroundings")
      }
      known.set(host)
      noteSurrounding(name, value)
    }

    private func poke(_ name: String, in exploration: Exploration) throws {
      guard let poke = exploration.pokes.first(where: { $0.name == name }) else {
        throw UnknownStep(
          what: "poke \(name.debugDescription)", known: exploration.pokes.map(\.name), list: "pokes")
      }
      poke.perform(host, witness)
    }
  }

  /// A step of a script that the exploration does not know.
  struct UnknownStep: Error, CustomStringConvertible {
    let what: String
    let known: [String]
    let list: String

    var description: String {
      "\(what): the exploration has no such step in its \(list). "
        + (known.isEmpty ? "It has none at all; add it there." : "It has: \(known.joined(separator: ", ")).")
    }
  }
#endif
