/// When scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollDismissesKeyboardMode(description: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(description: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(description: "interactively")
  public static let never = ScrollDismissesKeyboardMode(description: "never")
}
