public import Foundation

public struct Rectangle: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> _ChangedShape<Rectangle> { changed(.inset(amount)) }
}

public struct Circle: InsettableShape {
  public nonisolated init() {}
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
  public nonisolated func inset(by amount: CGFloat) -> _ChangedShape<ContainerRelativeShape> { changed(.inset(amount)) }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
  public nonisolated var _outline: _Outline { _Outline("Path", isEmpty ? [] : [_Attribute(description)]) }
}

public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public nonisolated func inset(by amount: CGFloat) -> _ChangedShape<RoundedRectangle> {
    let size = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return _ChangedShape(
      base: RoundedRectangle(cornerSize: size, style: style), change: .inset(amount), outlineOfBase: _outline)
  }

  public nonisolated var _outline: _Outline {
    _Outline(
      cornerSize.width == cornerSize.height
        ? "RoundedRectangle(\(cornerSize.width))" : "RoundedRectangle(\(cornerSize.width) × \(cornerSize.height))")
  }
}

public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public nonisolated func inset(by amount: CGFloat) -> _ChangedShape<UnevenRoundedRectangle> {
    _ChangedShape(
      base: UnevenRoundedRectangle(cornerRadii: cornerRadii.reduced(by: amount), style: style), change: .inset(amount),
      outlineOfBase: _outline)
  }

  public nonisolated var _outline: _Outline {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    return _Outline("UnevenRoundedRectangle(\(radii.map { "\($0)" }.joined(separator: " ")))")
  }
}
