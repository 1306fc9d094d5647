#if !canImport(Darwin)
  public import Foundation

  /// The width or the height of a view, as one side of a constraint.
  public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutLength> {
    /// Makes an inactive rule that fixes the length, in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(self, .equal, nil, times: 1, plus: c)
    }
    /// Makes an inactive rule with that upper limit, in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(self, .lessThanOrEqual, nil, times: 1, plus: c)
    }
    /// Makes an inactive rule with that lower limit, in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(self, .greaterThanOrEqual, nil, times: 1, plus: c)
    }
    /// Makes an inactive rule of equality with `m` times the other length, plus `c` points.
    public func constraint(
      equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(self, .equal, anchor, times: m, plus: c)
    }
  }
#endif
