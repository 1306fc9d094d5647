/// Why the content of a view is not to be read.
public struct RedactionReasons: OptionSet, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// There is nothing to show yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is no longer right.
  public static let invalidated = RedactionReasons(rawValue: 4)

  public var description: String {
    [
      contains(.placeholder) ? "placeholder" : nil, contains(.privacy) ? "privacy" : nil,
      contains(.invalidated) ? "invalidated" : nil,
    ].compactMap(\.self).joined(separator: " ")
  }
}

extension View {
  /// Adds a reason not to show what the view says. The tree tells of it; the texts stay those of the view, as they
  /// are there under what a screen would paint over them (our choice).
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
      .painted("redacted", reason.isEmpty ? "none" : reason.description)
  }

  /// Takes away all reasons not to show what the view says.
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, []).painted("unredacted")
  }
}
