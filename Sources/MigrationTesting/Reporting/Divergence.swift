/// A script after which the two sides differ, shrunk to a shortest one, with the known cause.
public struct Divergence: Hashable, Sendable, Codable {
  /// The part of the outcome in which both sides differ.
  public enum Aspect: String, Hashable, Sendable, Codable, CaseIterable {
    /// The step is possible on one side only.
    case possibility
    /// The visible texts differ.
    case texts
    /// The controls, their availability or their values differ.
    case controls
    /// What a person sees besides texts differs: images, colours, progress.
    case looks
    /// The lines in the view's recorder differ, or other effects outside of it, such as an opened URL.
    case notes
    /// The host gave different warnings.
    case warnings
    /// One side is still busy.
    case busy
    /// The values that the views store differ.
    case stored
    /// The runs of observers or their values differ.
    case runs
  }

  /// The state of one side, and the effects of its action.
  public struct Outcome: Hashable, Sendable, Codable {
    /// The name of the side, such as `legacy`.
    public let side: String
    /// The visible texts, in order.
    public internal(set) var texts: [String] = []
    /// The controls in words, with their values.
    public internal(set) var controls: [String] = []
    /// The elements in words that show something besides texts, such as an image; empty if they were not compared.
    public internal(set) var looks: [String] = []
    /// The lines in the view's `Recorder`, and other effects outside of it, such as an opened URL.
    public internal(set) var notes: [String] = []
    /// The messages that the host gave on this side.
    public internal(set) var warnings: [String] = []
    /// Whether the host was still busy.
    public internal(set) var isBusy = false
    /// The reason why the step failed.
    public internal(set) var failure: String?
    /// The stored values that the observer's action changed.
    public internal(set) var effects: [MigrationReport.Change] = []
    /// The stored values that differ from the other side.
    public internal(set) var stored: [MigrationReport.Change] = []
    /// The arguments of the observer's closure; nil if it did not run on this side.
    public internal(set) var run: Values?
  }

  /// The pair of values that an observer compared, in words.
  public struct Values: Hashable, Sendable, Codable {
    /// The value from before the change.
    public let old: String
    /// The value that the pass found.
    public let new: String
  }

  /// A shortest script: without any one of its steps the two sides agree.
  public let script: Script
  /// The aspects in which the sides differ after the last step.
  public let aspects: [Aspect]
  /// The outcome of the side before the migration.
  public let old: Outcome
  /// The outcome of the side after the migration.
  public let new: Outcome
  /// The observer whose action differs; nil if no action that ran differs.
  public let observer: MigrationReport.Observer?
  /// The copies in the legacy closure that differ from the newest closure's, without the observed value.
  public let captured: [MigrationReport.Change]
  /// The copy of the observed value, if the closure holds one.
  public let observed: MigrationReport.Change?
  /// Whether the sides differ even if both run their newest closures: then their code differs.
  public internal(set) var isOfCode = false
  /// Both sides, event by event.
  public let timeline: MigrationReport.Timeline
}
