/// How a change would move on a screen. The engine paints nothing, and only carries it.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  package init(_ description: String) { self.description = description }

  public static let `default` = Animation("default")
}
