/// The extent of an exploration, and its inputs.
public struct Exploration: Sendable {
  /// The number of random scripts after the systematic ones; each is the same in every run.
  public var randomScripts = 16
  /// The length of a random script, in steps; nil for three times the depth, and at least 12.
  public var randomLength: Int?
  /// The maximum number of scripts; the report names the parts left out.
  public var maxScripts = 10_000
  /// The maximum number of seconds; nil for no limit. What was found before it counts. A report that reaches it depends on
  /// the machine, and on other tests, which may hold the main actor. The last fifth is for the random scripts.
  public var maxSeconds: Double? = 30
  /// The texts to type into each text control.
  public var alphabet = ["a", "1"]
  /// Whether the kit also evaluates the root again between two events, like an update of a parent.
  public var renders = true
  /// Whether the kit moves the held clock to the moment when the next sleeping task wakes up.
  public var waits = true
  /// The part of the exploration that this run performs.
  public var shard = Shard.whole
  /// The number of frames after which a view that keeps changing counts as never settling.
  public var maxFrames = 100
  /// The number of scripts whose differences the report describes; others are only counted.
  public var maxDivergences = 8
  /// Whether each script is printed on standard error before it runs, so that a crash names its script.
  public var announcesScripts = false
  /// Whether the progress is shown on standard error.
  public var progress = Progress.automatic
  /// Receives each script before it runs, in place of standard error.
  package var announcement: (@Sendable (String) -> Void)?
  /// Values of the environment that change while the kit shows the view.
  public var environmentChanges: [EnvironmentChange] = []
  /// The changes to make to the view's models.
  public var modelChanges: [ModelChange] = []
  /// Copies in closures that the app never changes while a view exists, by their names in the report's `unvaried`:
  /// `CartLine.currency`. A proof does not require that they change.
  public var constants: Set<String> = []

  /// The default exploration: 10,000 scripts and 30 seconds at most, no environment changes, no model changes.
  public init() {}

  /// When a line on standard error shows the progress.
  public enum Progress: Hashable, Sendable {
    /// On a terminal, which is the default. Elsewhere a line every ten seconds.
    case automatic
    /// On a terminal, and in a log or a file.
    case shown
    /// Not even on a terminal.
    case hidden
  }

  /// One of several parts of an exploration, so that several machines share the work. Together the parts explore as
  /// much as one run without shards. Merge their reports with `MigrationReport.init(merging:)`, which counts a state
  /// once if two parts find it.
  public struct Shard: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The number of the part, from 1.
    public let number: Int
    /// The number of parts; at least 1.
    public let count: Int

    /// - Parameters:
    ///   - number: the number of the part, from 1 to `count`.
    ///   - count: the number of parts. A part that does not exist explores nothing, and its report says so.
    public init(_ number: Int, of count: Int) { (self.number, self.count) = (number, count) }

    /// The whole work in one part, which is the default.
    public static let whole = Shard(1, of: 1)
    public var description: String { "shard \(number) of \(count)" }
    var exists: Bool { count >= 1 && (1...count).contains(number) }

    /// Whether this shard does the piece of work with that number.
    func owns(_ piece: Int) -> Bool { piece % count == number - 1 }
  }
}

extension Exploration {
  /// Announces the script that is about to run, if requested.
  func announce(_ script: Script) {
    guard announcesScripts else { return }
    let line = "runs \(script.literal)"
    if let announcement { announcement(line) } else { StandardErrorLine.write(line + "\n") }
  }

  func randomLength(atDepth depth: Int) -> Int { randomLength ?? max(12, 3 * min(depth, 1_000)) }
}
