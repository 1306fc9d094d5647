/// A verb with its work: what a host does for a step.
package protocol PerformedVerb: StepVerb {
  @MainActor static func perform(on host: ViewHost, _ target: StepTarget, _ input: Input) throws
}

extension Verb where Self: PerformedVerb {
  package static func steps(for action: AvailableAction, typing alphabet: [String]) -> [ViewHost.Step] {
    samples(action, typing: alphabet).map {
      ViewHost.Step(Self.self, action.interaction.label, at: takesIndex ? action.interaction.index : 0, $0)
    }
  }
}
