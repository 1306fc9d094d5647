// Written by Tests/Scripts/generate/environment-values.sh.
public import Foundation

private struct ViewportSizeKey: EnvironmentKey { static let defaultValue: CGSize = CGSize(width: 390, height: 844) }

extension EnvironmentValues {
  /// The size that a `GeometryReader` is told, in points: 390 by 844 unless it is set, by `setEnvironment` of a host or
  /// for a part of the tree. (The engine's own; SwiftUI has a screen.)
  public var viewportSize: CGSize {
    get { self[ViewportSizeKey.self] }
    set { self[ViewportSizeKey.self] = newValue }
  }
}
