public import Foundation

/// A shape made of another one.
public struct _ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: ShapeChange
  let outlineOfBase: _Outline

  public nonisolated func path(in rect: CGRect) -> Path { change.path(of: base, in: rect) }

  public nonisolated var _outline: _Outline {
    _Outline(outlineOfBase.name, outlineOfBase.attributes + [change.attribute])
  }
}

extension _ChangedShape: InsettableShape where Base: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> _ChangedShape<_ChangedShape<Base>> { changed(.inset(amount)) }
}

enum ShapeChange: Sendable {
  case inset(CGFloat)
  case trim(from: CGFloat, to: CGFloat)
  case rotation(Angle, UnitPoint)
  case scale(CGSize, UnitPoint)
  case offset(CGSize)
  case size(CGSize)
  case transform(CGAffineTransform)
  case stroke(StrokeStyle)

  func path<Base: Shape>(of base: Base, in rect: CGRect) -> Path {
    switch self {
    case .inset(let amount): base.path(in: rect.insetBy(dx: amount, dy: amount))
    case .trim(let from, let to): base.path(in: rect).trimmedPath(from: from, to: to)
    case .rotation(let angle, let anchor):
      base.path(in: rect).applying(Self.around(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians)))
    case .scale(let scale, let anchor):
      base.path(in: rect)
        .applying(Self.around(anchor, of: rect, CGAffineTransform(scaleX: scale.width, y: scale.height)))
    case .offset(let offset): base.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    case .size(let size): base.path(in: CGRect(origin: rect.origin, size: size))
    case .transform(let transform): base.path(in: rect).applying(transform)
    case .stroke: base.path(in: rect)
    }
  }

  /// A transform that leaves a point of a rectangle where it is.
  private static func around(
    _ anchor: UnitPoint, of rect: CGRect, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    let point = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }

  var attribute: _Attribute {
    switch self {
    case .inset(let amount): _Attribute("inset", "\(amount)")
    case .trim(let from, let to): _Attribute("trim", "\(from) to \(to)")
    case .rotation(let angle, let anchor):
      _Attribute("rotation", "\(angle)" + (anchor == .center ? "" : " anchor \(anchor)"))
    case .scale(let scale, let anchor):
      _Attribute("scale", "x \(scale.width) y \(scale.height)" + (anchor == .center ? "" : " anchor \(anchor)"))
    case .offset(let offset): _Attribute("offset", "x \(offset.width) y \(offset.height)")
    case .size(let size): _Attribute("size", "\(size.width) × \(size.height)")
    case .transform(let transform): _Attribute("transform", transform.summary)
    case .stroke(let style): _Attribute("stroke", style.description)
    }
  }
}
