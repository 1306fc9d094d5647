/// How far, and with what, a migration is explored.
public struct Exploration: Sendable {
  /// How many random scripts follow the systematic ones; each is the same in every run.
  public var seeds = 16
  /// How long a random script is, in steps; nil for three times the depth, and 12 at the least.
  public var randomLength: Int?
  /// After how many scripts to stop; what was left out is named in the report.
  public var maxScripts = 10_000
  /// After how many seconds to stop; nil for no limit. A limit in time makes the report depend on the machine.
  public var maxSeconds: Double?
  /// What is typed into each text control.
  public var alphabet = ["a", "1"]
  /// Whether the root is also evaluated anew between two events, as a parent's update does.
  public var renders = true
  /// Whether time passes on the held clock, up to the moment when the next sleeping task wakes up.
  public var waits = true
  /// Which part of the work this run does.
  public var shard = Shard.whole
  /// After how many frames a view that goes on by itself counts as one that never settles.
  public var maxFrames = 100
  /// How many different divergences are described; the others are counted.
  public var maxDivergences = 8
  /// Whether each script is printed on standard error before it runs, so that a crash names its script.
  public var announcesScripts = false
  /// Whether the progress is shown on standard error; nil to show it on a terminal only.
  public var showsProgress: Bool?
  /// Is told each script before it runs, in place of standard error.
  package var announcement: (@Sendable (String) -> Void)?
  /// Values of the environment that change while the view is up.
  public var surroundings: [Surrounding] = []
  /// What happens to the view's models.
  public var pokes: [Poke] = []
  /// Copies in closures that the app never changes while the view is up, by the names that a report lists under
  /// `unvaried`: `CartLine.currency`. A proof does not ask that they change.
  public var constants: Set<String> = []

  public init() {}

  /// One part of several that the work is cut into, for machines that share it. All parts of a run together explore
  /// what one run without shards does, but for states that two of them meet: `MigrationReport.merging(_:)`.
  public struct Shard: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Which part, from 1.
    public let number: Int
    public let count: Int

    /// - Parameters:
    ///   - number: which part, from 1 to `count`.
    ///   - count: how many parts there are. A part that does not exist explores nothing, and its report says so.
    public init(_ number: Int, of count: Int) {
      self.number = number
      self.count = count
    }

    public static let whole = Shard(1, of: 1)

    public var description: String { "shard \(number) of \(count)" }
    var exists: Bool { count >= 1 && (1...count).contains(number) }

    /// Whether the piece of work of that number is this shard's.
    func owns(_ piece: Int) -> Bool { piece % count == number - 1 }
  }
}

extension Exploration {
  /// Says which script is about to run, if that is asked for.
  func announce(_ script: Script) {
    guard announcesScripts else { return }
    let line = "runs \(script.literal)"
    if let announcement { announcement(line) } else { StandardErrorLine.write(line + "\n") }
  }

  func randomLength(atDepth depth: Int) -> Int { randomLength ?? max(12, 3 * min(depth, 1_000)) }
}
