#if BundledEngine
  public import OnChangeCompat
#endif

/// What an exploration of both sides has shown: whether they behave the same, how far that was looked at, and where
/// they do not, a shortest script for each difference.
///
///     let report = await previewMigration(depth: 4) { CartView(cart: Cart.sample()) }
///     #expect(report.isProven)
public struct MigrationReport: Hashable, Sendable, Codable {
  /// What was compared with what.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// One view under both capture rules.
    case preview
    /// Two views.
    case comparison
    /// One view with its siblings in both orders.
    case order
  }

  public let kind: Kind
  /// What the two sides are called: `legacy` and `modern`.
  public let sides: [String]
  /// The greatest number of steps of a systematic script.
  public let depth: Int
  /// How many different states were found.
  public internal(set) var states: Int
  /// How many scripts were run, each another one.
  public internal(set) var scripts: Int
  /// How many steps were done, each to both sides; the steps of replays included.
  public internal(set) var interactions: Int
  /// In seconds.
  public internal(set) var seconds: Double
  /// The shards that the report covers.
  public internal(set) var shards: [Exploration.Shard]
  /// What was not explored, and why.
  public internal(set) var notExplored: [Limit]
  /// Where the sides differ: one for each observer that does something else.
  public internal(set) var divergences: [Divergence]
  /// How many of the scripts showed a difference.
  public internal(set) var divergingScripts: Int
  /// Scripts whose outcome is another one each time, on one side; what they show proves nothing.
  public internal(set) var instabilities: [Instability]
  /// Each observer that was mounted, how often it ran, and after which steps.
  public internal(set) var coverage: [ObserverCoverage]
  /// Whether the report is of one script and not of an exploration.
  public internal(set) var isReplay = false
  /// The states and the steps between them, for pictures.
  public internal(set) var graph: ExploredGraph

  /// Whether nothing that was explored differs, and nothing depends on chance.
  ///
  /// NB: true also of a view in which nothing ever happens. `isProven` asks for more.
  public var isEquivalent: Bool {
    divergences.isEmpty && divergingScripts == 0 && instabilities.isEmpty
      && !notExplored.contains { $0.voidsTheReport }
  }

  /// The observers that never ran: the exploration proves nothing about them.
  public var unexercisedObservers: [Observer] { coverage.filter { $0.runs == 0 }.map(\.observer) }
}

/// How often an observer ran.
public struct ObserverCoverage: Hashable, Sendable, Codable {
  /// The observer that ran so often.
  public let observer: Observer
  /// How often its action ran, on both sides together.
  public internal(set) var runs: Int
  /// Some of the steps after which it ran.
  public internal(set) var steps: [Script.Step]
  /// The copies that its closure held when it ran by the legacy rule.
  public internal(set) var copies: [CapturedCopy] = []
  /// Whether a capture held the observed value each time: the old one, which the codemod replaces by a parameter.
  public internal(set) var capturesObservedValue = false
  /// Why it never ran, and what would make it run; nil if it ran.
  public internal(set) var advice: String?
}

/// A script that does something else each time, on one side alone.
public struct Instability: Hashable, Sendable, Codable {
  /// The side on which it does: `legacy`.
  public let side: String
  /// The steps after which it does.
  public let script: Script
  /// What differs between two runs, in words.
  public let difference: String
}

/// The explored states, by their number, and the steps that lead from one to another.
public struct ExploredGraph: Hashable, Sendable, Codable {
  /// The number of steps from the presentation to each state.
  public var depths: [Int]
  var edges: [StateMap.Edge]
  /// What tells each state apart, for reports that are merged.
  var keys: [UInt64]
}
