/// What a swipe on a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = PresentationContentInteraction(description: "automatic")
  public static let resizes = PresentationContentInteraction(description: "resizes")
  public static let scrolls = PresentationContentInteraction(description: "scrolls")
}
