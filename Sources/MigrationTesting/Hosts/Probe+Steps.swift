#if BundledEngine
  import Foundation
  import OnChangeCompat

  extension Probe {
    /// Performs the steps that only the exploration knows.
    func carryOut(_ step: Script.Step) throws {
      if step.verb == .changeModel {
        try changeModel(step.label, in: session.exploration)
      } else {
        try set(step.label, to: step.input, in: session.exploration)
      }
    }

    private func set(_ name: String, to value: String, in exploration: Exploration) throws {
      guard let change = exploration.environmentChanges.first(where: { $0.name == name }),
        let known = change.values.first(where: { $0.name == value })
      else {
        let all = exploration.environmentChanges.flatMap { one in one.values.map { "\(one.name) to \($0.name)" } }
        throw UnknownStep(what: "set \(name) to \(value)", known: all, list: "environmentChanges")
      }
      known.set(host)
      noteEnvironmentChange(name, value)
    }

    private func changeModel(_ name: String, in exploration: Exploration) throws {
      guard let change = exploration.modelChanges.first(where: { $0.name == name }) else {
        throw UnknownStep(
          what: "change model \(name.debugDescription)", known: exploration.modelChanges.map(\.name),
          list: "modelChanges")
      }
      change.perform(host, monitor)
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
