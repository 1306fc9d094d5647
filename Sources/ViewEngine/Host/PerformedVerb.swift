/// A verb with its work: what a host does for a step.
package protocol PerformedVerb: StepVerb {
  @MainActor static func perform(_ step: Call, _ input: Input) throws
}

/// A step of a verb, which a host performs.
package struct Call {
  let host: ViewHost
  let target: StepTarget
  var label: String { target.label }
  var index: Int { target.index }
}

extension Verb where Self: PerformedVerb {
  package static func steps(for action: AvailableAction, typing alphabet: [String]) -> [ViewHost.Step] {
    samples(action, typing: alphabet).map {
      ViewHost.Step(Self.self, action.interaction.label, at: takesIndex ? action.interaction.index : 0, $0)
    }
  }
}
