public import Foundation

extension EnvironmentValues {
  /// How large a pixel is, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}
