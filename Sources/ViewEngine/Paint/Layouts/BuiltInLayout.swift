public import Foundation

/// A layout of the engine's own, of which only the name is needed.
public protocol _BuiltInLayout: Layout where Cache == Void {}

extension _BuiltInLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    switch subviews.absent {}
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

public struct HStackLayout: _BuiltInLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public var _outline: _Outline {
    _Outline(
      "HStack",
      _Attribute.list([
        alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
      ]))
  }
}

public struct VStackLayout: _BuiltInLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public var _outline: _Outline {
    _Outline(
      "VStack",
      _Attribute.list([
        alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
      ]))
  }
}

/// How a view lies in the cells of a `Grid`.
extension View {
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    painted("gridColumnAlignment", "\(guide)")
  }

  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    painted("gridCellUnsizedAxes", "\(axes)")
  }
}
