import OnChangeCompat

/// Tries an alternative out, and says in the words of the table what it does.
@MainActor
struct AlternativeProbe {
  static let rows = [
    "triggered by", "compares", "sees the old value", "runs at first appearance", "synchronous", "loop guard",
    "can refuse the change", "costs an evaluation of the body around",
  ]

  let alternative: Alternative

  func cells() async throws -> [String] {
    [
      try await trigger(), try await compares(), try await seesOldValue(), try await runsAtFirst(),
      try await isSynchronous(), try await isGuarded(), try await refuses(), try await costs(),
    ]
  }

  // MARK: The rows

  private func trigger() async throws -> String {
    let trial = await Trial(alternative)
    let byName = try await trial.runs(after: "write")
    let through = try await trial.runs(after: "write through")
    let evaluation = try await trial.runs(after: "evaluate")
    let event = await trial.runsAfterEvent()
    switch (byName, through, evaluation) {
    case (true, true, false): return "a change that an evaluation finds"
    case (true, true, true): return alternative.kind == .gate ? "an evaluation with true" : "every evaluation"
    case (false, true, false): return "a write through it"
    case (true, false, false): return "a write by name"
    default: return event ? "an event" : "nothing"
    }
  }

  private func compares() async throws -> String {
    let trial = await Trial(alternative)
    let evaluation = try await trial.runs(after: "evaluate")
    let same = try await trial.runs(after: "write the same")
    let sameThrough = try await trial.runs(after: "write the same through")
    let event = await trial.runsAfterEvent()
    return evaluation || same || sameThrough || event ? "no" : "yes"
  }

  private func seesOldValue() async throws -> String {
    if alternative.name == ".equatable()" {
      let values = (0...1).map { ComparedByValue(shown: Shown(value: $0, differs: {}, log: Log())) }
      return values[0] == values[1] ? "no" : "yes, in =="
    }
    let trial = await Trial(alternative)
    for verb in ["write", "write through"] { _ = try await trial.runs(after: verb, keepingLog: true) }
    let lines = trial.log.take()
    if lines.contains(where: { $0.contains("captured 0") }) { return "by a capture list" }
    return lines.contains { $0.contains("old 0") } ? "yes" : "no"
  }

  private func runsAtFirst() async throws -> String {
    if await Trial(alternative, clears: false).hasRun { return "yes" }
    guard let initially = alternative.initially else { return "no" }
    var option = alternative
    option = Alternative(name: option.name, kind: option.kind, attach: initially)
    return await Trial(option, clears: false).hasRun ? "with initial: true" : "no"
  }

  private func isSynchronous() async throws -> String {
    let trial = await Trial(alternative)
    if alternative.name == "Event" {
      trial.events.yield()
      return trial.hasRun ? "yes" : "no"
    }
    for verb in ["write", "write through"] {
      try trial.host.tap(verb)
      if trial.hasRun { return "yes" }
    }
    return "no"
  }

  private func isGuarded() async throws -> String {
    guard alternative.kind == .action else { return "–" }
    let trial = await Trial(alternative) { binding in if binding.wrappedValue < 50 { binding.wrappedValue += 1 } }
    for verb in ["write", "write through"] { _ = try await trial.runs(after: verb) }
    return trial.host.warnings.isEmpty ? "no" : "yes"
  }

  private func refuses() async throws -> String {
    if alternative.kind == .gate {
      let blocked = await Trial(alternative.blocked)
      try blocked.host.tap("write")
      return blocked.host.texts.contains("1") ? "no" : "yes, it is not shown"
    }
    let trial = await Trial(alternative, showsValue: true) { $0.wrappedValue = 0 }
    for verb in ["write", "write through"] { _ = try await trial.runs(after: verb, keepingLog: true) }
    let lines = trial.log.take()
    let seen = lines.contains("seen 1")
    // Where only one of the two writes is heard of, the other is not refused.
    if alternative.isStoredObserver || lines.filter({ $0 == "ran" }).count == 1 {
      let only = await Trial(alternative, showsValue: true) { $0.wrappedValue = 0 }
      _ = try await only.runs(after: alternative.isStoredObserver ? "write" : "write through", keepingLog: true)
      return only.log.take().contains("seen 1") ? "no" : "yes, by writing it back"
    }
    return seen ? "no" : "yes, by writing it back"
  }

  private func costs() async throws -> String {
    if alternative.kind == .gate {
      let blocked = await Trial(alternative.blocked)
      return try await blocked.runs(after: "evaluate") ? "no" : "saves those inside"
    }
    let trial = await Trial(alternative)
    let before = trial.log.bodies
    for verb in ["write", "write through"] { _ = try await trial.runs(after: verb, keepingLog: true) }
    return trial.log.bodies > before ? "yes" : "no"
  }
}

extension Log {
  fileprivate var bodies: Int { lines.count { $0 == "body" } }
}

extension Alternative {
  /// A gate that does not let through what is written; `equatable` is asked to compare nothing.
  @MainActor fileprivate var blocked: Alternative {
    switch name {
    case "True":
      Alternative(name: name, kind: kind) { parts in
        AnyView(Shown(value: parts.value(), differs: {}, log: parts.log).modifier(Updaters.True(false)))
      }
    case "Nonduplicate":
      Alternative(name: name, kind: kind) { parts in
        AnyView(Shown(value: parts.value(), differs: {}, log: parts.log).modifier(Updaters.Nonduplicate(0)))
      }
    case ".equatable()":
      Alternative(name: name, kind: kind) { parts in
        AnyView(AllEqual(shown: Shown(value: parts.value(), differs: {}, log: parts.log)).equatable())
      }
    default: self
    }
  }
}

private struct AllEqual: View, Equatable {
  let shown: Shown
  nonisolated static func == (first: AllEqual, second: AllEqual) -> Bool { true }
  var body: some View { shown }
}

/// A host with an alternative in it.
@MainActor
private final class Trial {
  let log = Log()
  let host: ViewHost
  let events: AsyncStream<Void>.Continuation

  init(
    _ alternative: Alternative, showsValue: Bool = false, clears: Bool = true,
    act: @escaping (Binding<Int>) -> Void = { _ in }
  ) async {
    let (stream, events) = AsyncStream<Void>.makeStream()
    self.events = events
    let setting = Setting(log: log, alternative: alternative, showsValue: showsValue, events: stream, act: act)
    host =
      alternative.isStoredObserver
      ? ViewHost(StoredSubject(setting: setting), configuration: .silent)
      : ViewHost(Subject(setting: setting), configuration: .silent)
    await host.settle(maxFrames: 20)
    if clears { _ = log.take() }
  }

  var hasRun: Bool { log.lines.contains { $0.hasPrefix("ran") } }

  func runs(after label: String, keepingLog: Bool = false) async throws -> Bool {
    if !keepingLog { _ = log.take() }
    try host.tap(label)
    await host.settle(maxFrames: 20)
    return hasRun
  }

  func runsAfterEvent() async -> Bool {
    _ = log.take()
    events.yield()
    await host.settle(maxFrames: 20)
    return hasRun
  }
}

private struct Setting {
  let log: Log
  let alternative: Alternative
  let showsValue: Bool
  let events: AsyncStream<Void>
  let act: (Binding<Int>) -> Void

  @MainActor func parts(_ value: @escaping () -> Int, _ binding: Binding<Int>) -> Alternative.Parts {
    Alternative.Parts(
      log: log, value: value, binding: binding, run: { run($0, binding) }, events: events)
  }

  func run(_ how: String, _ binding: Binding<Int>) {
    log(how.isEmpty ? "ran" : "ran \(how)")
    act(binding)
  }
}

/// The view that an alternative is tried out on.
private struct Subject: View {
  let setting: Setting
  @State private var value = 0
  @State private var evaluations = 0

  var body: some View {
    let _ = setting.log("body")
    setting.alternative.attach(setting.parts({ value }, $value))
    if setting.showsValue { let _ = setting.log("seen \(value)") }
    Button("write") { value += 1 }
    Button("write the same") { value += 0 }
    Button("evaluate") { evaluations += 1 }
    Text("evaluated \(evaluations)")
  }
}

/// The same with a `didSet`.
private struct StoredSubject: View {
  let setting: Setting
  @State private var value = 0 {
    didSet { setting.run("old \(oldValue)", $value) }
  }
  @State private var evaluations = 0

  var body: some View {
    let _ = setting.log("body")
    setting.alternative.attach(setting.parts({ value }, $value))
    if setting.showsValue { let _ = setting.log("seen \(value)") }
    Button("write") { value += 1 }
    Button("write the same") { value += 0 }
    Button("evaluate") { evaluations += 1 }
    Text("evaluated \(evaluations)")
  }
}
