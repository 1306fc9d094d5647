/// Whether the position in a scroll view is seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollIndicatorVisibility(description: "automatic")
  public static let visible = ScrollIndicatorVisibility(description: "visible")
  public static let hidden = ScrollIndicatorVisibility(description: "hidden")
  public static let never = ScrollIndicatorVisibility(description: "never")
}
