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
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  /// - Parameter language: which language the view is written in: `Locale.Language(identifier: "de")`.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    painted("typesettingLanguage", isEnabled ? language.maximalIdentifier : "off")
  }
}
