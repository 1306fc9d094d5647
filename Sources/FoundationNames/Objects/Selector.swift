#if !canImport(Darwin)
  /// The name of a method, kept and compared. Without Objective-C, no call goes through it.
  ///
  /// NB: the compiler refuses `#selector` where there is no Objective-C; write `Selector("save:")`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    /// Keeps the string; no method needs to exist.
    public init(_ name: String) { description = name }
    public init(stringLiteral name: String) { description = name }
  }
#endif
