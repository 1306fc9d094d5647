extension CGRect {
  /// The origin of the visible part after the shortest scroll that shows as much as possible of a second rectangle.
  package func origin(showing other: CGRect) -> CGPoint {
    func start(_ from: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low < from || high - low > length ? low : max(from, high - length)
    }
    return CGPoint(x: start(minX, width, other.minX, other.maxX), y: start(minY, height, other.minY, other.maxY))
  }
}
