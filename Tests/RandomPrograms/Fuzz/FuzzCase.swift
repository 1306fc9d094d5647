import OnChangeCompat
package import ReferenceModel

/// The meaning of bytes: a view tree and its events.
@MainActor
package enum FuzzCase {
  /// A program for which engine and model must agree.
  case agreement(Program)
  /// A program with any features, on a host with any configuration: it must end.
  case program(Program)
  /// A screen of controls, and a person who performs available and unavailable actions.
  case screen(WildScreen, [WildVerb])

  /// - Returns: nil for bytes without a case.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count > 2 else { return nil }
    var choices = Choices(bytes: Array(bytes.dropFirst()))
    switch bytes[0] % 4 {
    case 0, 1:
      let theme: Theme = bytes[0] % 8 < 4 ? .everything : .modern
      guard let program = Generator.program(of: &choices, theme, without: Feature.off) else { return nil }
      self = .agreement(program)
    case 2:
      guard var program = Generator.program(of: &choices, .everything, without: []) else { return nil }
      program.settings.passLimit = choices.pick([Int.min, -1, 0, 1, 2, 8, 100])
      program.settings.eventBudget = choices.pick([Int.min, -1, 0, 1, 2, 8, 100])
      program.settings.presentationBudget = choices.pick([Int.min, -1, 0, 1, 2, 8, 100])
      self = .program(program)
    default:
      let screen = WildScreen(&choices)
      var verbs: [WildVerb] = []
      while !choices.isSpent, verbs.count < 40 { verbs.append(WildVerb(&choices)) }
      self = .screen(screen, verbs)
    }
  }

  /// Runs it.
  ///
  /// - Returns: The problem, if there is one and the process has not ended.
  package func problem() -> String? {
    switch self {
    case .agreement(let program): return Comparison().difference(of: program)?.description
    case .program(let program):
      let run = EngineRun(program)
      for event in program.events { perform(event, run) }
      return run.host.frameCount > 0 ? nil : "a host without a frame"
    case .screen(let screen, let verbs):
      var configuration = ViewHost.Configuration()
      configuration.onWarning = { _ in }
      configuration.siblingOrder = screen.seed % 2 == 0 ? .declared : .reversed
      let host = ViewHost(WildView(screen: screen), configuration: configuration)
      for verb in verbs { verb.perform(on: host) }
      host.dismiss()
      return host.texts.isEmpty ? nil : "a host that was dismissed shows \(host.texts)"
    }
  }

  /// Makes an event without checking with the model that it is possible.
  private func perform(_ event: Event, _ run: EngineRun) {
    let command: Model.Command =
      switch event {
      case .tap(let index): .tap("b\(index + 1)", index: index % 3)
      case .select(let index): .select("t1.\(index)", index: 0)
      case .update(let statements): .update(statements)
      case .render: .render
      case .setLevel(let level): .setLevel(level)
      case .dismissSheet: .dismissSheet
      case .dismiss: .dismiss
      case .send(let value): .send(value)
      case .advance(let seconds): .advance(seconds)
      }
    // An impossible command throws, as intended.
    try? run.perform(command)
    _ = run.takeOutcome()
  }
}
