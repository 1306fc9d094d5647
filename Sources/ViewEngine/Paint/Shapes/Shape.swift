public import Foundation

/// An outline, which is also a view.
///
/// Your own shape is a struct with `path(in:)`. The engine paints nothing and asks no shape for its path: the shape's
/// name in the tree is that of its type.
public nonisolated protocol Shape: _LeafView, _Paintable, Animatable, Sendable where _Painted == Self {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// Its name and attributes in the tree.
  var _outline: _Outline { get }
}

extension Shape {
  public nonisolated var _outline: _Outline { _Outline(ViewTypeName.short(of: Self.self)) }
  nonisolated var _description: String { _outline.description }
  public var _element: _Element { _Element(_outline.name, attributes: _outline.attributes) }
}

public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// - Parameter amount: in points.
  func inset(by amount: CGFloat) -> InsetShape
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct AnyShape: Shape {
  public nonisolated let _outline: _Outline
  private let outline: @Sendable (CGRect) -> Path

  public nonisolated init<Outline: Shape>(_ shape: Outline) {
    _outline = shape._outline
    outline = { shape.path(in: $0) }
  }

  public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
}

extension Shape where Self == Rectangle { public nonisolated static var rect: Rectangle { Rectangle() } }

extension Shape where Self == RoundedRectangle {
  public nonisolated static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }

  public nonisolated static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public nonisolated static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  public nonisolated static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Circle { public nonisolated static var circle: Circle { Circle() } }

extension Shape where Self == Ellipse { public nonisolated static var ellipse: Ellipse { Ellipse() } }

extension Shape where Self == Capsule {
  public nonisolated static var capsule: Capsule { Capsule() }
  public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  public nonisolated static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape {
  nonisolated func changed(_ change: ShapeChange) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: change, outlineOfBase: _outline)
  }

  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _ChangedShape<Self> {
    changed(.trim(from: startFraction, to: endFraction))
  }

  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    changed(.rotation(angle, anchor))
  }

  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    changed(.scale(CGSize(width: x, height: y), anchor))
  }

  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChangedShape<Self> {
    changed(.offset(CGSize(width: x, height: y)))
  }

  public nonisolated func offset(_ offset: CGSize) -> _ChangedShape<Self> { changed(.offset(offset)) }
  public nonisolated func offset(_ offset: CGPoint) -> _ChangedShape<Self> { self.offset(x: offset.x, y: offset.y) }

  public nonisolated func size(width: CGFloat, height: CGFloat) -> _ChangedShape<Self> {
    size(CGSize(width: width, height: height))
  }

  public nonisolated func size(_ size: CGSize) -> _ChangedShape<Self> { changed(.size(size)) }

  public nonisolated func transform(_ transform: CGAffineTransform) -> _ChangedShape<Self> {
    changed(.transform(transform))
  }

  public nonisolated func stroke(style: StrokeStyle) -> _ChangedShape<Self> { changed(.stroke(style)) }

  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _ChangedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape that is derived from a second one.
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
