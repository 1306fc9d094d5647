/// The width or the height of a view, as one side of a constraint.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutLength> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, .equal, nil, times: 1, plus: c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, .lessThanOrEqual, nil, times: 1, plus: c)
  }
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
