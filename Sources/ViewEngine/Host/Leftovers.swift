extension ViewHost {
  /// The leftovers of a test that `finish()` does not report.
  public struct Leftovers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Warnings that `finish(expecting:)` does not list.
    public static let warnings = Leftovers(rawValue: 1)
    /// Unfinished tasks, such as one that waits for a stream.
    public static let tasks = Leftovers(rawValue: 2)
    /// Tasks that sleep on the host's clock.
    public static let sleepers = Leftovers(rawValue: 4)
    /// A sheet, an alert or a dialog on screen.
    public static let presentations = Leftovers(rawValue: 8)
  }

  /// Fails a test with leftovers. Settles the host, and throws if there was an unexpected warning, an unfinished task
  /// or an open presentation. Call it in the last line of a test:
  ///
  ///     try await host.finish()
  ///
  /// If a view keeps a task while it is shown, call `end()` first, which cancels the task.
  ///
  /// - `warnings`: the expected warnings, in any order; list a warning as often as it must come.
  /// - `leftovers`: the kinds of leftovers to accept.
  /// - `maxFrames`: the maximum number of frames for settling.
  /// - Throws: `ViewHostError` with all leftovers, and the fix for each.
  public func finish(
    expecting warnings: [String] = [], allowing leftovers: Leftovers = [], maxFrames: Int = 100,
    fileID: String = #fileID, line: Int = #line
  ) async throws {
    let settled = await settle(maxFrames: maxFrames, maxTurns: Self.maxTurns(in: maxFrames))
    var left: [Leftover] = []
    if !leftovers.contains(.warnings) { left += unexpectedWarnings(expecting: warnings) }
    left += missingWarnings(expecting: warnings)
    let sleepers = graph.sleeperCount
    if sleepers > 0, !leftovers.contains(.sleepers) {
      left.append(("\(Self.tasks(sleepers, "sleeps", "sleep")) on the host's clock", "let time pass with advance(by:)"))
    }
    // A sleeping task is unfinished too; it is named once.
    let tasks = max(0, graph.tasks.unfinished - sleepers)
    if tasks > 0, !leftovers.contains(.tasks) {
      left.append(("\(Self.tasks(tasks, "has", "have")) not ended", "cancel the tasks of views with end()"))
    }
    if settled == .unknown, !leftovers.contains(.tasks) {
      left.append(("the host cannot know whether it is idle", "accept unknown tasks with finish(allowing: .tasks)"))
    }
    if settled == .busy, tasks == 0 {
      left.append(("the host was still busy after \(maxFrames) frames", "allow more frames with finish(maxFrames:)"))
    }
    if let screen = screen(), let top = screen.top, let cover = screen.cover, !leftovers.contains(.presentations) {
      left.append((screen.coverPhrase + " is presented", screen.endingAdvice(cover, at: top)))
    }
    guard !left.isEmpty else { return }
    var fixes: [String] = []
    for fix in left.map(\.fix) where !fixes.contains(fix) { fixes.append(fix) }
    throw ViewHostError(
      .unfinished, "finish", "the test leaves something behind",
      details: left.map { $0.what.hasSuffix(".") ? "- \($0.what)" : "- \($0.what)." },
      toFix: fixes.joined(separator: ", and ")
    ).called(from: fileID, line)
  }

  /// Something that the test leaves behind, and what to do about it.
  private typealias Leftover = (what: String, fix: String)

  private static func tasks(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? "one task \(one)" : "\(count) tasks \(many)"
  }

  private func unexpectedWarnings(expecting expected: [String]) -> [Leftover] {
    warnings.removing(expected).map {
      ("unexpected warning: \($0)", "end the cause of the warning or pass its text to finish(expecting:)")
    }
  }

  private func missingWarnings(expecting expected: [String]) -> [Leftover] {
    expected.removing(warnings).map {
      ("missing warning: \($0)", "leave the missing warning out of finish(expecting:)")
    }
  }
}

extension [String] {
  /// The elements without one of each of the others.
  fileprivate func removing(_ others: [String]) -> [String] {
    var rest = self
    for other in others { if let index = rest.firstIndex(of: other) { rest.remove(at: index) } }
    return rest
  }
}

extension Graph {
  /// The number of tasks that sleep on the host's clock.
  var sleeperCount: Int {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { (clock as? HostClock)?.sleeperCount ?? 0 } else { 0 }
  }
}
