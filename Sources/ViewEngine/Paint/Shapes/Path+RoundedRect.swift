public import Foundation

/// How round each corner of a rectangle is.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// In points.
  public var topLeading: CGFloat
  /// In points.
  public var bottomLeading: CGFloat
  /// In points.
  public var bottomTrailing: CGFloat
  /// In points.
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  func reduced(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
  }
}

extension Path {
  /// - Parameter style: both styles are drawn as quarters of an ellipse (our choice).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { path in path.addRoundedRect(in: rect, corners: Array(repeating: cornerSize, count: 4)) }
  }

  /// - Parameter style: both styles are drawn as quarters of a circle (our choice).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
    ]
    add(transform) { path in
      path.addRoundedRect(in: rect, corners: radii.map { CGSize(width: $0, height: $0) })
    }
  }

  /// - Parameter corners: clockwise, from the top right one.
  private mutating func addRoundedRect(in rect: CGRect, corners: [CGSize]) {
    let places = [(rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY), (rect.minX, rect.minY)]
    let inwards: [(CGFloat, CGFloat)] = [(-1, 1), (-1, -1), (1, -1), (1, 1)]
    for index in 0..<4 {
      let width = min(corners[index].width, rect.width / 2)
      let height = min(corners[index].height, rect.height / 2)
      let center = CGPoint(
        x: places[index].0 + inwards[index].0 * width, y: places[index].1 + inwards[index].1 * height)
      let start = (Double(index) - 1) * .pi / 2
      let first = CGPoint(
        x: center.x + width * CGFloat(cos(start).rounded()), y: center.y + height * CGFloat(sin(start).rounded()))
      if index == 0 { move(to: first) } else { addLine(to: first) }
      if width > 0, height > 0 { addTurn(around: center, width: width, height: height, from: start, by: .pi / 2) }
    }
    closeSubpath()
  }
}
