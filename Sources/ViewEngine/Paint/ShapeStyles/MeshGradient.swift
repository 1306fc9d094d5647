/// A gradient between the points of a grid.
public struct MeshGradient: ShapeStyle, Equatable {
  public let _description: String

  /// - Parameters:
  ///   - points: of each the place, from (0, 0) to (1, 1), row by row.
  ///   - colors: of each point.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    _description = "MeshGradient(\(width) × \(height) \(colors.map(\.description).joined(separator: " ")))"
  }
}

extension MeshGradient: _LeafView {
  public var _element: _Element { _Element(_description) }
}
