#if !canImport(Darwin)
  public import Foundation

  /// A rule about the places of views. The engine keeps it and lays out nothing.
  @MainActor @preconcurrency
  public final class NSLayoutConstraint {
    /// The left side of the rule, an `NSLayoutAnchor`; a strong reference.
    public let firstAnchor: AnyObject
    /// The right side of the rule; nil where only `constant` counts.
    public let secondAnchor: AnyObject?
    /// The comparison between both sides, from the method that made the rule.
    public let relation: Relation
    /// The factor on the right side, 1 unless a dimension gave another.
    public let multiplier: CGFloat
    /// Points that the right side adds; settable, with no layout to repeat.
    public var constant: CGFloat
    /// The view or guide on the left side; nil after its end.
    public var firstItem: AnyObject? { (firstAnchor as? any AnchorOfItem)?.item }
    /// The view or guide on the right side; nil without one.
    public var secondItem: AnyObject? { (secondAnchor as? any AnchorOfItem)?.item }
    /// False at first. An active rule is among the `constraints` of the nearest view that contains both items.
    public var isActive: Bool {
      get { isOn }
      set { if newValue { activate(in: commonHolder) } else { deactivate() } }
    }
    private var isOn = false
    private weak var holder: (any RuleHolder)?
    /// Activates the rule as one of that view, unless it is active.
    package func activate(in view: (any RuleHolder)?) {
      if isOn { return }
      (isOn, holder) = (true, view)
      view?.constraints.append(self)
    }
    private func deactivate() {
      isOn = false
      holder?.constraints.removeAll { $0 === self }
      holder = nil
    }
    /// A name for debugging, nil at first; no log prints it.
    public var identifier: String?
    /// The value `required` at first, settable even while the rule is active.
    public var priority: Priority = .required

    /// Less, equal or greater, as -1, 0 and 1.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    /// The importance of a rule, by convention from 0 to 1000; other numbers are kept as well.
    public struct Priority: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral {
      public let rawValue: Float
      public init(rawValue: Float) { self.rawValue = rawValue }
      /// The importance with that number, unchecked.
      public init(_ rawValue: Float) { self.rawValue = rawValue }
      public init(integerLiteral value: Int) { rawValue = Float(value) }

      public static let required = Priority(1000)
      public static let defaultHigh = Priority(750)
      public static let defaultLow = Priority(250)
      public static let fittingSizeLevel = Priority(50)
      public static let fittingSizeCompression = Priority(50)
    }

    /// Horizontal or vertical, as 0 and 1.
    public enum Orientation: Int, Sendable { case horizontal, vertical }

    init(
      _ first: AnyObject, _ relation: Relation, _ second: AnyObject?, times multiplier: CGFloat, plus constant: CGFloat
    ) {
      (firstAnchor, self.relation, secondAnchor) = (first, relation, second)
      (self.multiplier, self.constant) = (multiplier, constant)
    }

    /// Activates all rules; conflicts between them go unnoticed.
    public class func activate(_ constraints: [NSLayoutConstraint]) { for rule in constraints { rule.isActive = true } }
    /// Deactivates all rules, which their views drop.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
      for rule in constraints { rule.isActive = false }
    }
  }
#endif
