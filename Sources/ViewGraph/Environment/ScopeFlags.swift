/// What is known of everything in an environment: bits that the vocabulary gives a meaning to. A setting adds some to
/// its own scope and all in it, and none can be taken out.
public struct _ScopeFlags: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }
}
