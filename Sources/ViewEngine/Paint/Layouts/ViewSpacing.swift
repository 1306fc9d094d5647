public import Foundation

/// The distances that a view prefers. There are none: the engine lays nothing out.
public struct ViewSpacing: Sendable {
  let absent: Never

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { switch absent {} }
}
