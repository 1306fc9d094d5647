import Foundation
import MigrationTesting
import OnChangeCompat

/// A small counter, to be explored; with more elements, a screen around it.
struct ExploredCounter: View {
  let elements: Int
  @State private var count = 0

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Text("\(count)").onChange(of: count) { _ in }
    Button("Add") { count += 1 }
    Button("Reset") { count = 0 }
    ForEach(0..<elements, id: \.self) { Text("element \($0)") }
  }
}

extension Runner {
  /// The time of exploring for one step on both sides, including replays and fresh hosts.
  // A command with an asynchronous `main` has no main thread, and callgrind crashes on it: this one waits here.
  func explore() throws -> Measurement {
    var result: Result<Measurement, any Error>?
    Task { @MainActor in
      do { result = .success(try await measureExploring()) } catch { result = .failure(error) }
    }
    while true {
      if let result { return try result.get() }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  private func measureExploring() async throws -> Measurement {
    var exploration = Exploration()
    exploration.randomScripts = n < 100 ? 400 : 20
    exploration.progress = .hidden
    // NB: on a busy machine the default limit would end a round that callgrind counts.
    exploration.maxSeconds = nil
    var time = Samples()
    var states = 0
    for round in 0...repeats {
      let report = await previewMigration(depth: 12, exploring: exploration) { ExploredCounter(elements: n - 3) }
      guard report.isEquivalent else { throw WrongCount(description: "\(name): \(report)") }
      guard round > 0 else { continue }  // the first round warms up
      time.add(report.seconds * 1e9, for: report.interactionCount)
      states = report.stateCount
    }
    return Measurement(workload: workload, api: api, n: n, time: time, actions: states, bodies: 0)
  }
}
