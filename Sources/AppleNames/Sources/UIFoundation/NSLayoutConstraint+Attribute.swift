extension NSLayoutConstraint {
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    init(_ name: String) { self = Self.named[name] ?? .notAnAttribute }
    private static let named = Dictionary(
      uniqueKeysWithValues: (0...20).compactMap(Attribute.init).map { ("\($0)", $0) })
  }
  /// Makes an inactive rule between two attributes, or between one and a constant.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { NSLayoutAnchor<NSLayoutLength>("\(attr2)", of: $0 as AnyObject) }
    self.init(
      NSLayoutAnchor<NSLayoutLength>("\(attr1)", of: view1 as AnyObject), relation, second, times: multiplier, plus: c
    )
  }
  public var firstAttribute: Attribute { attribute(of: firstAnchor) }
  public var secondAttribute: Attribute { attribute(of: secondAnchor) }
  private func attribute(of anchor: AnyObject?) -> Attribute {
    (anchor as? any AnchorOfItem).map { Attribute($0.name) } ?? .notAnAttribute
  }
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}

extension NSLayoutDimension {
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(self, .greaterThanOrEqual, anchor, times: m, plus: c) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(self, .lessThanOrEqual, anchor, times: m, plus: c) }
}

extension NSLayoutAnchor where Kind == NSLayoutXAxis {
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

extension NSLayoutAnchor where Kind == NSLayoutYAxis {
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }
}
