/// When a scroll view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollBounceBehavior(description: "automatic")
  public static let always = ScrollBounceBehavior(description: "always")
  public static let basedOnSize = ScrollBounceBehavior(description: "basedOnSize")
}
