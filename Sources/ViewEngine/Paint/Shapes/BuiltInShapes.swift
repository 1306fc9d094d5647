public import Foundation

public struct Rectangle: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> _ChangedShape<Rectangle> { changed(.inset(amount)) }
}

public struct Circle: InsettableShape {
  public nonisolated init() {}
  /// The circle in the middle of the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public nonisolated func inset(by amount: CGFloat) -> _ChangedShape<Circle> { changed(.inset(amount)) }
}

public struct Ellipse: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated func inset(by amount: CGFloat) -> _ChangedShape<Ellipse> { changed(.inset(amount)) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public nonisolated func inset(by amount: CGFloat) -> _ChangedShape<Capsule> { changed(.inset(amount)) }
}

/// The shape of what is around, which `containerShape(_:)` says: without a layout, a rectangle (our choice).
public struct ContainerRelativeShape: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> _ChangedShape<ContainerRelativeShape> {
    changed(.inset(amount))
  }
}

extension Path: Shape {
  /// The path itself, wherever it is to be.
  public nonisolated func path(in rect: CGRect) -> Path { self }
  public nonisolated var _outline: _Outline { _Outline("Path", isEmpty ? [] : [_Attribute(description)]) }
}
