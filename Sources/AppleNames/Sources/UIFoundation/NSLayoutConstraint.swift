/// A rule about the places of views. The engine keeps it and lays out nothing.
@MainActor @preconcurrency
public final class NSLayoutConstraint {
  public let firstAnchor: AnyObject
  public let secondAnchor: AnyObject?
  public let relation: Relation
  public let multiplier: CGFloat
  public var constant: CGFloat
  public var firstItem: AnyObject? { (firstAnchor as? any AnchorOfItem)?.item }
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
  public var identifier: String?
  public var priority: Priority = .required
  public struct Priority: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(integerLiteral value: Int) { rawValue = Float(value) }
    public static let required = Priority(1000)
    public static let defaultHigh = Priority(750)
    public static let defaultLow = Priority(250)
    public static let fittingSizeLevel = Priority(50)
    public static let fittingSizeCompression = Priority(50)
  }
  init(
    _ first: AnyObject, _ relation: Relation, _ second: AnyObject?, times multiplier: CGFloat, plus constant: CGFloat
  ) {
    (firstAnchor, self.relation, secondAnchor) = (first, relation, second)
    (self.multiplier, self.constant) = (multiplier, constant)
  }
  public class func activate(_ constraints: [NSLayoutConstraint]) { for rule in constraints { rule.isActive = true } }
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for rule in constraints { rule.isActive = false }
  }
}
