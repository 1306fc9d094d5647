public import Foundation

extension View {
  /// Says where a guide of the view is. The engine lays nothing out, and never asks.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    painted("alignmentGuide", guide.description)
  }

  /// Says where a guide of the view is. The engine lays nothing out, and never asks.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    painted("alignmentGuide", guide.description)
  }
}
