public import Foundation

extension Shape {
  nonisolated func changed(_ change: ShapeChange) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: change, outlineOfBase: _outline)
  }

  /// The part of the outline between two fractions of it.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _ChangedShape<Self> {
    changed(.trim(from: startFraction, to: endFraction))
  }

  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    changed(.rotation(angle, anchor))
  }

  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _ChangedShape<Self> {
    changed(.scale(CGSize(width: x, height: y), anchor))
  }

  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// - Parameters: in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChangedShape<Self> {
    changed(.offset(CGSize(width: x, height: y)))
  }

  /// - Parameter offset: in points.
  public nonisolated func offset(_ offset: CGSize) -> _ChangedShape<Self> { changed(.offset(offset)) }

  /// - Parameter offset: in points.
  public nonisolated func offset(_ offset: CGPoint) -> _ChangedShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// - Parameters: in points.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> _ChangedShape<Self> {
    size(CGSize(width: width, height: height))
  }

  /// - Parameter size: in points.
  public nonisolated func size(_ size: CGSize) -> _ChangedShape<Self> { changed(.size(size)) }

  public nonisolated func transform(_ transform: CGAffineTransform) -> _ChangedShape<Self> {
    changed(.transform(transform))
  }

  /// The line along the outline as a shape. NB: its path is that of the shape, not the edges of the line.
  public nonisolated func stroke(style: StrokeStyle) -> _ChangedShape<Self> { changed(.stroke(style)) }

  /// - Parameter lineWidth: in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _ChangedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
