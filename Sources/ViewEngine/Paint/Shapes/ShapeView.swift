public import Foundation

/// A view that can be filled and stroked: a shape, or an already filled or stroked shape.
public nonisolated protocol _Paintable: View {
  associatedtype _Painted: Shape
  var _painted: _Painted { get }
}

extension Shape { public nonisolated var _painted: Self { self } }

public nonisolated protocol ShapeView<Content>: _Paintable where _Painted == Content {
  /// The type-erased content of a styled control.
  associatedtype Content: Shape
  var shape: Content { get }
}

extension ShapeView { public nonisolated var _painted: Content { shape } }

/// A shape with what it was filled and stroked with.
public nonisolated struct _PaintedShape<Content: Shape, Painted: View>: ShapeView {
  public let shape: Content
  public let _plain: _AttributeView<Painted>
}

@MainActor extension _PaintedShape: _ForwardingView {}

/// The attributes of fills and lines in the tree.
extension _Attribute {
  static func fill<Style: ShapeStyle>(_ content: Style, _ style: FillStyle) -> _Attribute {
    _Attribute("fill", content._description + style.suffix)
  }

  static func stroke<Style: ShapeStyle>(_ content: Style, _ style: StrokeStyle) -> _Attribute {
    _Attribute("stroke", "\(content._description) \(style.description)")
  }

  static func strokeBorder<Style: ShapeStyle>(_ content: Style, _ style: StrokeStyle) -> _Attribute {
    _Attribute("strokeBorder", "\(content._description) \(style.description)")
  }
}

extension _Paintable {
  nonisolated func painted(_ look: _Attribute) -> _PaintedShape<_Painted, Self> {
    _PaintedShape(shape: _painted, _plain: _AttributeView(content: self, _look: look))
  }

  public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style = .foreground, style: FillStyle = FillStyle()
  ) -> _PaintedShape<_Painted, Self> { painted(.fill(content, style)) }

  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<_Painted, Self> { painted(.stroke(content, style)) }

  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<_Painted, Self> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension _Paintable where _Painted: InsettableShape {
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<_Painted, Self> { painted(.strokeBorder(content, style)) }

  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<_Painted, Self> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension Shape {
  public nonisolated func fill(style: FillStyle) -> _PaintedShape<Self, Self> { fill(.foreground, style: style) }
}
