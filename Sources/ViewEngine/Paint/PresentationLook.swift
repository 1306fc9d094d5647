public import Foundation

public struct PresentationDetent: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let medium = PresentationDetent(description: "medium")
  public static let large = PresentationDetent(description: "large")
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(description: "height \(height)")
  }
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(description: "fraction \(fraction)")
  }
}

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

extension View {
  public nonisolated func presentationDetents(_ detents: Swift.Set<PresentationDetent>) -> some View {
    painted("presentationDetents", detents.names)
  }

  public nonisolated func presentationDetents(
    _ detents: Swift.Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { painted("presentationDetents", "\(detents.names) selected \(selection.wrappedValue)") }

  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    painted("presentationDragIndicator", "\(visibility)")
  }

  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    painted("presentationBackground", style._description)
  }

  public nonisolated func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { background(alignment: alignment, content: content) }

  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    painted("presentationCornerRadius", cornerRadius.map { "\($0)" } ?? "none")
  }

  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { painted("presentationBackgroundInteraction", "\(interaction)") }
}

extension Swift.Set<PresentationDetent> {
  /// Sorted, because a set has no order.
  var names: String { map(\.description).sorted().joined(separator: " ") }
}
