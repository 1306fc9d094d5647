/// One thing that a person could do with what a host shows.
public struct Interaction: Hashable, Sendable, CustomStringConvertible {
  /// What is done; each is the verb of `ViewHost` of the same name, and is declared beside it.
  public struct Kind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    init(_ name: StaticString) { rawValue = "\(name)" }
    public var description: String { rawValue }
  }

  public let kind: Kind
  /// What the verb takes as label: empty for a verb that takes none, such as `back`.
  public let label: String
  /// What the verb takes as index: which one of those with that label.
  public let index: Int
  /// Whether the control reacts.
  public let isEnabled: Bool
  /// For `pick`: what a person reads on the options.
  public var options: [String] = []

  public var description: String {
    kind.rawValue + (label.isEmpty ? "" : " \(label)") + (index > 0 ? " at \(index)" : "")
      + (isEnabled ? "" : " (disabled)")
  }
}

extension ViewHost {
  /// Everything that a person could do now, in the order of declaration. What is hidden, covered, or in a tab
  /// or on a page that is not shown is not among it; what is disabled is, and says so.
  public var interactions: [Interaction] { screen(for: .listing)?.interactions ?? [] }
}
