import OnChangeCompat
import ReferenceModel

/// The observed results of a program.
package struct Outcome: Hashable, Sendable {
  package var log: [String]
  package var trace: [String]
  package var texts: [String]
  package var warnings: [String]
  package var bodyCount: Int
  package var frameCount: Int
  /// The error of an impossible step.
  package var error: String?
}

/// A program that the engine runs.
@MainActor
struct EngineRun {
  let world: World
  let host: ViewHost

  init(_ program: Program, modern: ModernForm = .shim) {
    world = World(program, modern: modern)
    var configuration = ViewHost.Configuration()
    configuration.eventBudget = program.settings.eventBudget
    configuration.presentationBudget = program.settings.presentationBudget
    configuration.passLimit = program.settings.passLimit
    configuration.siblingOrder = program.settings.reversesSiblings ? .reversed : .declared
    configuration.captureRule =
      switch program.settings.captureRule {
      case .declared: .declared
      case .previous: .previous
      case .newest: .newest
      }
    configuration.onWarning = { _ in }
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { fatalError(World.requirement) }
    host = ViewHost(
      Cell(Place(world: world, definition: 0, input: 0), link: .constant(0)), configuration: configuration)
  }

  func perform(_ command: Model.Command) throws {
    switch command {
    case .tap(let label, let index): try host.tap(label, at: index)
    case .select(let label, let index): try host.select(label, at: index)
    case .update(let statements): host.update { world.root?.perform(statements) }
    case .render: host.render()
    case .send(let value): world.send(value)
    case .setLevel(let level): host.setEnvironment(\.level, to: level)
    case .dismissSheet: try host.dismissSheet()
    case .dismiss: host.dismiss()
    case .look: _ = host.texts
    case .advance: break
    }
  }

  /// The results since the last call.
  func takeOutcome(error: (any Error)? = nil) -> Outcome {
    defer { host.clearTrace() }
    // First, because reading it applies pending updates.
    let texts = host.texts
    return Outcome(
      log: world.takeLog(), trace: host.trace.map(\.description), texts: texts, warnings: host.warnings,
      bodyCount: host.bodyCount, frameCount: host.frameCount, error: error.map { "\($0)" })
  }
}

extension EngineScope {
  /// Writes from outside.
  func perform(_ statements: [Statement]) { Action(Handler(name: 0), in: self, row: 0).perform(statements, 0) }
}
