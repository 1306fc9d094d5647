public import Foundation

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
