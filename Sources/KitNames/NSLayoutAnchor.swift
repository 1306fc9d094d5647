#if !canImport(Darwin)
  public import Foundation

  /// An anchor of any kind.
  @MainActor
  protocol AnchorOfItem {
    var item: AnyObject? { get }
    var name: String { get }
  }

  /// An edge, a centre or a side of a view, from which programs build constraints.
  @MainActor @preconcurrency
  open class NSLayoutAnchor<Kind>: AnchorOfItem {
    /// The view or guide with this anchor; a weak reference.
    public private(set) weak var item: AnyObject?
    /// The side or length, such as "leading".
    public let name: String

    package init(_ name: String, of item: AnyObject) { (self.name, self.item) = (name, item) }

    /// Makes an inactive rule of equality, with an offset of `c` points.
    public func constraint(equalTo anchor: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
      NSLayoutConstraint(self, .equal, anchor, times: 1, plus: c)
    }
    /// Makes an inactive rule with the other anchor, plus `c` points, as the upper limit.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
      NSLayoutConstraint(self, .lessThanOrEqual, anchor, times: 1, plus: c)
    }
    /// Makes an inactive rule with the other anchor, plus `c` points, as the lower limit.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
      NSLayoutConstraint(self, .greaterThanOrEqual, anchor, times: 1, plus: c)
    }
  }
#endif
