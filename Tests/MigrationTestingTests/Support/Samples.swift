import OnChangeCompat

@testable import MigrationTesting

/// Reports made by hand, for tests of their text.
enum Samples {
  static let observer = Observer(
    file: "Line.swift", line: 12, view: "Line", valueType: "Int", content: "Text", number: 1, isLegacy: true)

  static let divergence = Divergence(
    script: [.type("3", into: "Quantity"), .tap("Buy")], aspects: [.texts, .stored],
    old: Divergence.Outcome(
      side: "legacy", texts: ["Buy", "Total 20"],
      effects: [StoredChange(property: "Line.total", old: "10", new: "20")], run: Divergence.Values(old: "1", new: "2")),
    new: Divergence.Outcome(side: "modern", texts: ["Buy", "Total 10"], run: Divergence.Values(old: "1", new: "2")),
    observer: observer, captured: [StoredChange(property: "Line.price", old: "10", new: "5")],
    observed: StoredChange(property: "Line.quantity", old: "1", new: "2"), timeline: timeline)

  static let timeline = Timeline(events: [
    Timeline.Event(
      step: nil, old: [Timeline.Frame(event: "present", passes: [[.evaluation("Line")]])],
      new: [Timeline.Frame(event: "present", passes: [[.evaluation("Line")]])]),
    Timeline.Event(
      step: .tap("Buy"),
      old: [
        Timeline.Frame(
          event: "tap Buy",
          passes: [
            [
              .evaluation("Line"),
              .run(
                observer, old: "1", new: "2",
                effects: [StoredChange(property: "Line.total", old: "10", new: "20")]),
            ], [.evaluation("Line")],
          ])
      ],
      new: [
        Timeline.Frame(
          event: "tap Buy", passes: [[.evaluation("Line"), .run(observer, old: "1", new: "2", effects: [])]])
      ]),
  ])

  static func report(
    _ kind: MigrationReport.Kind = .preview, divergences: [Divergence] = [], instabilities: [Instability] = [],
    limits: [Limit] = [], keys: [UInt64] = [1, 2, 3], shard: Exploration.Shard = .whole, runs: Int = 6
  ) -> MigrationReport {
    MigrationReport(
      kind: kind, sides: ["legacy", "modern"], depth: 2, stateCount: keys.count, scriptCount: 7,
      interactionCount: 20, seconds: 0.5, shards: [shard], notExplored: limits, divergences: divergences,
      divergingScriptCount: divergences.count * 2, instabilities: instabilities,
      coverage: [
        ObserverCoverage(
          observer: observer, runCount: runs, steps: runs > 0 ? [.tap("Buy")] : [],
          advice: runs > 0 ? nil : ObservedSource.plain("quantity").advice(observing: "Int", in: "Line", cutBy: nil))
      ],
      graph: ExploredGraph(
        depths: keys.indices.map { min($0, 2) }, edges: keys.indices.dropFirst().map { .init(from: $0 - 1, to: $0) },
        keys: keys))
  }
}
