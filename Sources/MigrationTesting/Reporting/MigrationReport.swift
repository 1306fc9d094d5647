#if BundledEngine
  public import OnChangeCompat
#endif

/// The result of exploring both sides: whether they behave the same, how much was explored, and a shortest script for
/// each difference.
///
///     let report = await previewMigration(depth: 4) { CartView(cart: Cart.sample()) }
///     #expect(report.isCovered)
public struct MigrationReport: Hashable, Sendable, Codable {
  /// The compared sides: two rules, two views or two orders of siblings.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// One view under both capture rules.
    case preview
    /// Two views.
    case comparison
    /// One view with its siblings in both orders.
    case order
  }

  /// The question that the report answers: a preview, a comparison of two views, or the order of siblings.
  public let kind: Kind
  /// The full types of the views on both sides.
  var subjects: [String] = []
  /// The names of the two sides, such as `legacy` and `modern`.
  public let sides: [String]
  /// The greatest number of steps of a systematic script.
  public let depth: Int
  /// The number of different states that both sides reached alike. A step with a difference reaches none of them.
  public internal(set) var stateCount: Int
  /// The number of different scripts.
  public internal(set) var scriptCount: Int
  /// The number of steps, each on both sides, replays included.
  public internal(set) var interactionCount: Int
  /// The time of the exploration in seconds; of merged reports, that of the slowest shard.
  public internal(set) var seconds: Double
  /// The shards that the report covers; one, `whole`, without sharding.
  public internal(set) var shards: [Exploration.Shard]
  /// The limits that the exploration reached.
  public internal(set) var notExplored: [Limit]
  /// The differences between the sides: one for each observer that behaves differently.
  public internal(set) var divergences: [Divergence]
  /// The number of scripts with a difference.
  public internal(set) var divergingScriptCount: Int
  /// Scripts whose outcome differs between runs on one side. Their results prove nothing.
  public internal(set) var instabilities: [Instability]
  /// Each observer that was mounted, with the number of its runs and the steps before them.
  public internal(set) var coverage: [Coverage]
  /// Whether the report describes one replayed script instead of an exploration.
  public internal(set) var isReplay = false
  /// The states and the steps between them, for pictures.
  var graph: ExploredGraph

  /// Whether all explored results are equal, and no result depends on chance.
  ///
  /// Also true for a view in which no observer ever runs. `isCovered` requires more, `isProven` most.
  public var isEquivalent: Bool {
    divergences.isEmpty && divergingScriptCount == 0 && instabilities.isEmpty
      && !notExplored.contains { $0.voidsTheReport }
  }

  /// The observers that never ran: the exploration proves nothing about them.
  public var unexercisedObservers: [Observer] { coverage.filter { $0.runCount == 0 }.map(\.observer) }
}

extension MigrationReport {
  /// The number of an observer's runs, with the steps before them.
  public struct Coverage: Hashable, Sendable, Codable {
    /// The observer, by its place in the tree.
    public let observer: Observer
    /// The number of its runs, on both sides together.
    public internal(set) var runCount: Int
    /// Some of the steps after which it ran.
    public internal(set) var steps: [Script.Step]
    /// The copies that its closure held when it ran by the legacy rule.
    public internal(set) var copies: [CapturedCopy] = []
    /// Whether a capture held the old observed value each time. The codemod replaces such a capture by a parameter.
    public internal(set) var capturesObservedValue = false
    /// Whether the kit could read the closure's source. If not, every part of every copy counts.
    public internal(set) var isSourceKnown = true
    /// The reason why it never ran, and the way to make it run; nil if it ran.
    public internal(set) var advice: String?
    /// Whether a step showed it. An observer that none shows is known from the body that declares it.
    public internal(set) var isMounted = true
  }

  /// A script whose result varies on one side alone.
  public struct Instability: Hashable, Sendable, Codable {
    /// The side with the varying result: `legacy`.
    public let side: String
    /// The steps with the varying result.
    public let script: Script
    /// The difference between two runs of the same script, as text.
    public let difference: String
  }
}

/// The explored states, by their number, and the steps that lead from one to another.
struct ExploredGraph: Hashable, Sendable, Codable {
  /// The number of steps from the presentation to each state.
  var depths: [Int]
  var edges: [StateMap.Edge]
  var keys: [UInt64]
}
