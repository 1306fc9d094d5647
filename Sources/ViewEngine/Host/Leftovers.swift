extension ViewHost {
  /// What a test may leave behind without `finish()` objecting to it.
  public struct Leftovers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Warnings that `finish(expecting:)` was not told of.
    public static let warnings = Leftovers(rawValue: 1)
    /// Tasks that have not ended, such as one that waits for a stream.
    public static let tasks = Leftovers(rawValue: 2)
    /// Tasks that sleep on the host's clock.
    public static let sleepers = Leftovers(rawValue: 4)
    /// A sheet, an alert or a dialog that is up.
    public static let presentations = Leftovers(rawValue: 8)
  }

  /// Fails a test that leaves something behind: it settles the host, and then throws if the host has warned of what
  /// nobody expected, a task is still at work or asleep, or something is presented. The last line of a test:
  ///
  ///     try await host.finish()
  ///
  /// A test whose view keeps a task for as long as it is shown calls `dismiss()` before, which cancels it.
  ///
  /// - Parameters:
  ///   - warnings: what the host must have warned of, each as often as it stands there, in any order.
  ///   - leftovers: what is not objected to.
  ///   - maxFrames: after how many frames to give up settling.
  /// - Throws: `ViewHostError` with all that was left behind, and what to do about each.
  public func finish(
    expecting warnings: [String] = [], allowing leftovers: Leftovers = [], maxFrames: Int = 100
  ) async throws {
    let isIdle = await settle(maxFrames: maxFrames)
    var left: [String] = []
    if !leftovers.contains(.warnings) { left += unexpectedWarnings(expecting: warnings) }
    left += missingWarnings(expecting: warnings)
    let sleepers = graph.sleeperCount
    if sleepers > 0, !leftovers.contains(.sleepers) {
      left.append(
        "\(Self.tasks(sleepers, "sleeps", "sleep")) on the host's clock: advance(by:) lets time pass, dismiss() cancels the "
          + "tasks of views")
    }
    // NB: a task that sleeps has not ended either, and is spoken of once.
    let tasks = max(0, graph.tasks.unfinished - sleepers)
    if tasks > 0, !leftovers.contains(.tasks) {
      left.append("\(Self.tasks(tasks, "has", "have")) not ended: dismiss() cancels the tasks of views")
    }
    if !isIdle, tasks == 0 { left.append("after \(maxFrames) frames there is still something to do") }
    if let modal, !leftovers.contains(.presentations) { left.append("the \(modal.description) is up") }
    guard !left.isEmpty else { return }
    throw ViewHostError(
      .unfinished,
      "finish: something is left behind.\n"
        + left.map { $0.hasSuffix(".") ? "- \($0)" : "- \($0)." }.joined(separator: "\n"))
  }

  private static func tasks(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? "one task \(one)" : "\(count) tasks \(many)"
  }

  /// What is presented last.
  private var modal: Modal? { (screen()?.top?.element?.control as? ModalControl)?.modal }

  private func unexpectedWarnings(expecting expected: [String]) -> [String] {
    warnings.removing(expected).map { "a warning that nobody expected: \($0)" }
  }

  private func missingWarnings(expecting expected: [String]) -> [String] {
    expected.removing(warnings).map { "a warning was expected and has not come: \($0)" }
  }
}

extension [String] {
  /// What is left when each of the others is taken away once.
  fileprivate func removing(_ others: [String]) -> [String] {
    var rest = self
    for other in others { if let index = rest.firstIndex(of: other) { rest.remove(at: index) } }
    return rest
  }
}

extension Graph {
  /// How many tasks sleep on the clock of the host.
  var sleeperCount: Int {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { (clock as? HostClock)?.sleeperCount ?? 0 } else { 0 }
  }
}
