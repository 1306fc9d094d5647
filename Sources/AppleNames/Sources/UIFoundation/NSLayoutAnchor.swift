/// An anchor of any kind.
@MainActor
protocol AnchorOfItem {
  var item: AnyObject? { get }
  var name: String { get }
}

/// An edge, a centre or a side of a view, from which programs build constraints.
@MainActor @preconcurrency
open class NSLayoutAnchor<Kind>: AnchorOfItem {
  public private(set) weak var item: AnyObject?
  public let name: String
  package init(_ name: String, of item: AnyObject) { (self.name, self.item) = (name, item) }
  public func constraint(equalTo anchor: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(self, .equal, anchor, times: 1, plus: c)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(self, .lessThanOrEqual, anchor, times: 1, plus: c)
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(self, .greaterThanOrEqual, anchor, times: 1, plus: c)
  }
}
