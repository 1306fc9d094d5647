public import Foundation

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
