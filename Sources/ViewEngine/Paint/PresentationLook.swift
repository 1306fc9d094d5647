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

public protocol PresentationSizing: Sendable {
  /// Its name in the tree.
  var _description: String { get }
}

/// One of the built-in sizes.
public struct _NamedPresentationSizing: PresentationSizing {
  public let _description: String
}

extension PresentationSizing where Self == _NamedPresentationSizing {
  public static var automatic: Self { Self(_description: "automatic") }
  public static var fitted: Self { Self(_description: "fitted") }
  public static var form: Self { Self(_description: "form") }
  public static var page: Self { Self(_description: "page") }
}

extension View {
  public nonisolated func presentationDetents(_ detents: Swift.Set<PresentationDetent>) -> some View {
    painted("presentationDetents", detents.names)
  }

  public nonisolated func presentationDetents(
    _ detents: Swift.Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    painted("presentationDetents", "\(detents.names) selected \(selection.wrappedValue)")
  }

  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    painted("presentationDragIndicator", "\(visibility)")
  }

  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    painted("presentationBackground", style._description)
  }

  /// Puts views behind the content of the presentation, which are part of the tree as those of `background` are.
  public nonisolated func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    painted("presentationCornerRadius", cornerRadius.map { "\($0)" } ?? "none")
  }

  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    painted("presentationBackgroundInteraction", "\(interaction)")
  }

  public nonisolated func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> some View {
    painted("presentationSizing", sizing._description)
  }
}

extension Swift.Set<PresentationDetent> {
  /// Sorted, because a set has no order.
  var names: String { map(\.description).sorted().joined(separator: " ") }
}
