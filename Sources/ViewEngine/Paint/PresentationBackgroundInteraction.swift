/// Whether a person can use what is behind a sheet. A host cannot: a sheet covers everything (our choice).
public struct PresentationBackgroundInteraction: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = PresentationBackgroundInteraction(description: "automatic")
  public static let enabled = PresentationBackgroundInteraction(description: "enabled")
  public static let disabled = PresentationBackgroundInteraction(description: "disabled")
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(description: "enabled up through \(detent)")
  }
}
