#if !canImport(Darwin)
  public import Foundation

  extension NSLayoutConstraint {
    /// Sides and lengths of a view, with the system's numbers.
    public enum Attribute: Int, Sendable {
      case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
      case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
      case centerXWithinMargins, centerYWithinMargins
      // Another spelling of the last baseline.
      public static var baseline: Attribute { .lastBaseline }

      init(_ name: String) { self = Self.named[name] ?? .notAnAttribute }
      private static let named = Dictionary(
        uniqueKeysWithValues: (0...20).compactMap(Attribute.init).map { ("\($0)", $0) })
    }

    /// Settings of a visual format, as the system's bits; no format is read.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
      public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
      public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
      public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
      public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
      public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
      public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
      public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
      public static let directionLeadingToTrailing: FormatOptions = []
      public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
      public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
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
    /// The side or length on the left.
    public var firstAttribute: Attribute { attribute(of: firstAnchor) }
    /// The side or length on the right; none where only `constant` counts.
    public var secondAttribute: Attribute { attribute(of: secondAnchor) }
    private func attribute(of anchor: AnyObject?) -> Attribute {
      (anchor as? any AnchorOfItem).map { Attribute($0.name) } ?? .notAnAttribute
    }
    /// Always empty: no format is read.
    public class func constraints(
      withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }
  }

  extension NSLayoutDimension {
    /// Makes an inactive rule with `m` times the other length, plus `c` points, as the lower limit.
    public func constraint(
      greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(self, .greaterThanOrEqual, anchor, times: m, plus: c) }
    /// Makes an inactive rule with `m` times the other length, plus `c` points, as the upper limit.
    public func constraint(
      lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(self, .lessThanOrEqual, anchor, times: m, plus: c) }
  }

  // The system's spacing is 8 points here, our choice.
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
#endif
