public import Foundation

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
