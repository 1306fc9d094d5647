public import Foundation

/// A layout of the engine's own, of which only the name is needed.
public protocol _BuiltInLayout: Layout where Cache == Void {}

extension _BuiltInLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    switch subviews.absent {}
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// What `HStack` does, as a layout.
public struct HStackLayout: _BuiltInLayout {
  public var alignment: VerticalAlignment
  /// In points; nil for the usual one.
  public var spacing: CGFloat?

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

/// What `VStack` does, as a layout.
public struct VStackLayout: _BuiltInLayout {
  public var alignment: HorizontalAlignment
  /// In points; nil for the usual one.
  public var spacing: CGFloat?

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

/// What `ZStack` does, as a layout.
public struct ZStackLayout: _BuiltInLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _outline: _Outline {
    _Outline("ZStack", _Attribute.list([alignment != .center ? ("alignment", "\(alignment)") : nil]))
  }
}

/// What `Grid` does, as a layout.
public struct GridLayout: _BuiltInLayout {
  public var alignment: Alignment
  /// In points; nil for the usual one.
  public var horizontalSpacing: CGFloat?
  /// In points; nil for the usual one.
  public var verticalSpacing: CGFloat?

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
