public import Foundation

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
