/// A script after which the two sides differ, shrunk to a shortest one, and what is known of why.
public struct Divergence: Hashable, Sendable, Codable {
  /// What differs.
  public enum Aspect: UInt64, Hashable, Sendable, Codable, CaseIterable {
    /// Whether the step can be done at all.
    case possibility
    case texts
    /// Which controls there are, whether they react, and what they hold.
    case controls
    case notes
    case warnings
    /// Whether the view is still at work.
    case busy
    /// What the views store.
    case stored
    /// Which observers ran, with which values.
    case runs
  }

  /// What one side shows, and what its action did.
  public struct Outcome: Hashable, Sendable, Codable {
    /// The side: `legacy`.
    public let side: String
    /// What the visible tree shows, in order.
    public var texts: [String] = []
    /// The controls in words, with what they hold.
    public var controls: [String] = []
    /// What the view noted with its `Recorder`.
    public var notes: [String] = []
    /// What the host warned of.
    public var warnings: [String] = []
    /// Whether the host had not come to rest.
    public var isBusy = false
    /// Why the step could not be done.
    public var failure: String?
    /// What the observer's action changed in what the views store.
    public var effects: [StoredChange] = []
    /// What of the stored properties differs from the other side.
    public var stored: [StoredChange] = []
    /// What the observer was given: nil if it did not run on this side.
    public var run: Values?
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
  /// In what the sides differ after the last step.
  public let aspects: [Aspect]
  /// What the side shows that is migrated from.
  public let old: Outcome
  /// What the side shows that is migrated to.
  public let new: Outcome
  /// The observer whose action did something else; nil if none of those that ran did.
  public let observer: Observer?
  /// The copies in the legacy closure that differ from those in the newest one, but for the observed value.
  public let captured: [StoredChange]
  /// The copy of the observed value, if the closure holds one.
  public let observed: StoredChange?
  /// Whether the sides differ also where both run their newest closures: then their code differs.
  public var isOfCode = false
  /// What happened on both sides, event by event.
  public let timeline: Timeline
}
