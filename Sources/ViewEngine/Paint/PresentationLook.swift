public import Foundation

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let medium = PresentationDetent(description: "medium")
  public static let large = PresentationDetent(description: "large")
  /// - Parameter height: in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(description: "height \(height)")
  }
  /// - Parameter fraction: of the height of the screen, from 0 to 1.
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

/// What a swipe on a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = PresentationContentInteraction(description: "automatic")
  public static let resizes = PresentationContentInteraction(description: "resizes")
  public static let scrolls = PresentationContentInteraction(description: "scrolls")
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = PresentationAdaptation(description: "automatic")
  public static let none = PresentationAdaptation(description: "none")
  public static let popover = PresentationAdaptation(description: "popover")
  public static let sheet = PresentationAdaptation(description: "sheet")
  public static let fullScreenCover = PresentationAdaptation(description: "fullScreenCover")
}

/// How large a presentation is.
public protocol PresentationSizing: Sendable {
  /// What the tree calls it.
  var _description: String { get }
}

/// One of the sizes that there are.
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

  /// - Parameter selection: the height that the sheet has; a host does not change it.
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

  /// - Parameter cornerRadius: in points; nil for the usual one.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    painted("presentationCornerRadius", cornerRadius.map { "\($0)" } ?? "none")
  }

  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    painted("presentationBackgroundInteraction", "\(interaction)")
  }

  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    painted("presentationContentInteraction", "\(behavior)")
  }

  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    painted("presentationCompactAdaptation", "\(adaptation)")
  }

  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    painted("presentationCompactAdaptation", [("horizontal", horizontal), ("vertical", vertical)])
  }

  public nonisolated func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> some View {
    painted("presentationSizing", sizing._description)
  }
}

extension Swift.Set<PresentationDetent> {
  /// NB: sorted, for a set has no order of its own.
  fileprivate var names: String { map(\.description).sorted().joined(separator: " ") }
}
