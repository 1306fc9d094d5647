import OnChangeCompat
package import ReferenceModel

/// A program for which engine and model differ.
package struct Difference: CustomStringConvertible {
  package var program: Program
  /// The event before the difference; nil for the presentation.
  package var event: Int?
  package var commands: [Model.Command]
  package var engine: Outcome
  package var model: Outcome

  package var description: String {
    let place = event.map { "after event \($0 + 1) of \(program.events.count)" } ?? "at the presentation"
    var lines = ["Engine and model differ \(place)."]
    func compare<Value: Equatable>(_ name: String, _ path: KeyPath<Outcome, Value>) {
      guard engine[keyPath: path] != model[keyPath: path] else { return }
      if let one = engine[keyPath: path] as? [String], let other = model[keyPath: path] as? [String] {
        let same = zip(one, other).prefix { $0 == $1 }.count
        lines.append("\(name), equal for \(same) entries, then")
        lines.append("  engine: \(one.dropFirst(same).joined(separator: "; "))")
        lines.append("  model:  \(other.dropFirst(same).joined(separator: "; "))")
      } else {
        lines.append("\(name): engine \(engine[keyPath: path]), model \(model[keyPath: path])")
      }
    }
    compare("log", \.log)
    compare("trace", \.trace)
    compare("texts", \.texts)
    compare("warnings", \.warnings)
    compare("bodies", \.bodyCount)
    compare("frames", \.frameCount)
    compare("error", \.error)
    return lines.joined(separator: "\n")
  }
}

/// Runs programs on the engine and on the model.
@MainActor
package struct Comparison {
  package var fault: Fault?
  package var modern = ModernForm.shim

  /// The rules that the model leaves out, like the engine.
  package var missing = Feature.missing
  /// The features that the engine is not tested for.
  package var off = Feature.off

  package nonisolated init(fault: Fault? = nil, modern: ModernForm = .shim) {
    self.fault = fault
    self.modern = modern
  }

  /// - Returns: the first difference between the two; nil if they agree.
  package func difference(of program: Program) -> Difference? {
    let model = Model(program, fault: fault, without: missing)
    model.present()
    let run = EngineRun(program, modern: modern)
    var commands: [Model.Command] = []
    if let difference = compare(run, model, program, nil, commands) { return difference }
    for (index, event) in program.events.enumerated() {
      guard let command = step(run, model, event) else { continue }
      commands.append(command.0)
      if let difference = compare(run, model, program, index, commands, command.1) { return difference }
    }
    return nil
  }

  /// The same, for a host that settles as well as for one that does not. Yields to other tasks first.
  package func differenceInTime(of program: Program) async -> Difference? {
    await Task.yield()
    return program.settings.settles ? await differenceWhenSettled(of: program) : difference(of: program)
  }

  private func step(_ run: EngineRun, _ model: Model, _ event: Event) -> (Model.Command, (any Error)?)? {
    if model.isPending {
      if off.contains(.pendingAtVerbs) {
        _ = model.perform(.update([]))
        run.host.update {}
      }
      if off.contains(.levelSetWhilePending), case .setLevel = event { return nil }
    }
    guard let command = model.perform(event) else { return nil }
    do {
      try run.perform(command)
      return (command, nil)
    } catch {
      return (command, error)
    }
  }

  /// The same for a program with tasks, whose host settles after each event.
  package func differenceWhenSettled(of program: Program) async -> Difference? {
    let model = Model(program, fault: fault, without: missing)
    model.present()
    let run = EngineRun(program, modern: modern)
    await run.host.settle()
    var commands: [Model.Command] = []
    if model.isEndless { return nil }
    if let difference = compare(run, model, program, nil, commands) { return difference }
    for (index, event) in program.events.enumerated() {
      guard let command = model.perform(event) else { continue }
      if model.isEndless { return nil }
      commands.append(command)
      var failure: (any Error)?
      if case .advance(let seconds) = command {
        guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { fatalError(World.requirement) }
        await run.host.advance(by: .seconds(seconds))
      } else {
        do { try run.perform(command) } catch { failure = error }
        await run.host.settle()
      }
      if let difference = compare(run, model, program, index, commands, failure) { return difference }
    }
    return nil
  }

  /// Compares the results since the last call.
  private func compare(
    _ run: EngineRun, _ model: Model, _ program: Program, _ event: Int?, _ commands: [Model.Command],
    _ error: (any Error)? = nil
  ) -> Difference? {
    let order = program.settings.reversesSiblings
    let engine = run.takeOutcome(error: error)
    let texts = model.readTexts()
    let expected = Outcome(
      log: model.takeLog(), trace: model.takeTrace(), texts: texts, warnings: model.warnings,
      bodyCount: model.bodyCount, frameCount: model.frame)
    if engine == expected { return nil }
    let (one, other) = (engine.canonical(sortingBodies: order), expected.canonical(sortingBodies: order))
    return one == other
      ? nil : Difference(program: program, event: event, commands: commands, engine: one, model: other)
  }
}

extension Outcome {
  /// The same without the choices that the contract leaves open: the position of warnings among the bodies of a pass,
  /// and, with siblings in reverse, the order in which two siblings are evaluated.
  func canonical(sortingBodies: Bool) -> Outcome {
    var result = self
    result.trace = trace.sortingRuns { line in
      if line.hasPrefix("body ") {
        sortingBodies ? "0\(line)" : "0"
      } else {
        line.hasPrefix("warning: ") ? "1\(line)" : nil
      }
    }
    if sortingBodies { result.log = log.sortingRuns { $0.hasPrefix("body ") ? $0 : nil } }
    result.warnings = warnings.sorted()
    return result
  }
}

extension [String] {
  /// Sorts each run of neighbours that have a key, and keeps the order of equal keys.
  fileprivate func sortingRuns(by key: (String) -> String?) -> [String] {
    var result: [String] = []
    var run: [(key: String, line: String)] = []
    func close() {
      result += run.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }.map(
        \.element.line)
      run = []
    }
    for line in self {
      if let key = key(line) {
        run.append((key, line))
      } else {
        close()
        result.append(line)
      }
    }
    close()
    return result
  }
}
