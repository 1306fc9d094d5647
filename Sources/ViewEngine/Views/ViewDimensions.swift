public import Foundation

/// The size of a view, and where its guides are. There is none: the engine lays nothing out.
public struct ViewDimensions {
  let absent: Never

  public var width: CGFloat { switch absent {} }
  public var height: CGFloat { switch absent {} }
  public subscript(guide: HorizontalAlignment) -> CGFloat { switch absent {} }
  public subscript(guide: VerticalAlignment) -> CGFloat { switch absent {} }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { switch absent {} }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { switch absent {} }
}
