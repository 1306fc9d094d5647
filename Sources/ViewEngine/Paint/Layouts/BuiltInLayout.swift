public import Foundation

/// A layout of the engine's own, of which only the name is needed.
public protocol _BuiltInLayout: Layout where Cache == Void {}

extension _BuiltInLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    switch subviews.absent {}
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A horizontal stack as a layout; its children keep their order in the render tree.
public struct HStackLayout: _BuiltInLayout {
  /// The alignment of the children, kept in the render tree.
  public var alignment: VerticalAlignment
  /// In points; nil for the usual one.
  public var spacing: CGFloat?

  /// A horizontal layout; alignment and spacing are kept in the render tree.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _outline: _Outline {
    _Outline(
      "HStack",
      _Attribute.list([
        alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
      ]))
  }
}

/// A vertical stack as a layout; its children keep their order in the render tree.
public struct VStackLayout: _BuiltInLayout {
  /// The alignment of the children, kept in the render tree.
  public var alignment: HorizontalAlignment
  /// In points; nil for the usual one.
  public var spacing: CGFloat?

  /// A vertical layout; alignment and spacing are kept in the render tree.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _outline: _Outline {
    _Outline(
      "VStack",
      _Attribute.list([
        alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
      ]))
  }
}

/// A stack in depth as a layout; its children keep their order in the render tree.
public struct ZStackLayout: _BuiltInLayout {
  /// The alignment of the children, kept in the render tree.
  public var alignment: Alignment

  /// A layout in depth; the alignment is kept in the render tree.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _outline: _Outline {
    _Outline("ZStack", _Attribute.list([alignment != .center ? ("alignment", "\(alignment)") : nil]))
  }
}

/// A grid as a layout; its children keep their order in the render tree.
public struct GridLayout: _BuiltInLayout {
  /// The alignment of the children, kept in the render tree.
  public var alignment: Alignment
  /// In points; nil for the usual one.
  public var horizontalSpacing: CGFloat?
  /// In points; nil for the usual one.
  public var verticalSpacing: CGFloat?

  /// A grid layout; alignment and spacing are kept in the render tree.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public var _outline: _Outline {
    _Outline(
      "Grid",
      _Attribute.list([
        alignment != .center ? ("alignment", "\(alignment)") : nil,
        horizontalSpacing.map { ("horizontalSpacing", "\($0)") }, verticalSpacing.map { ("verticalSpacing", "\($0)") },
      ]))
  }
}

/// How a view lies in the cells of a `Grid`.
extension View {
  /// Kept in the render tree; has no effect on layout.
  public nonisolated func gridCellColumns(_ count: Int) -> some View { painted("gridCellColumns", "\(count)") }

  /// Kept in the render tree; has no effect on layout.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    painted("gridColumnAlignment", "\(guide)")
  }

  /// Kept in the render tree; has no effect on layout.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    painted("gridCellUnsizedAxes", "\(axes)")
  }

  /// Kept in the render tree; has no effect on layout.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { painted("gridCellAnchor", "\(anchor)") }
}
