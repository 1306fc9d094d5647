public import Foundation

public struct RoundedRectangle: InsettableShape {
  /// In points.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// - Parameter cornerRadius: in points.
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

/// A rectangle each of whose corners is round in its own way.
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// - Parameters: in points.
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
