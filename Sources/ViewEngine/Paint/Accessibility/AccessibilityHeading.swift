public import Foundation

/// Which level a heading has.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    painted("accessibilityHeading", "\(level)")
  }

  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    painted("accessibilityRespondsToUserInteraction", respondsToUserInteraction ? nil : "false")
  }

  /// - Parameter language: as a code: `de`.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    painted("typesettingLanguage", isEnabled ? language.maximalIdentifier : "off")
  }
}
