/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = PresentationAdaptation(description: "automatic")
  public static let none = PresentationAdaptation(description: "none")
  public static let popover = PresentationAdaptation(description: "popover")
  public static let sheet = PresentationAdaptation(description: "sheet")
  public static let fullScreenCover = PresentationAdaptation(description: "fullScreenCover")
}
