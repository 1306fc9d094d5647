/// An object with anchors, such as a view or a layout guide.
@MainActor @preconcurrency
public protocol _LayoutItem: AnyObject {}

/// A view or a guide, as a part of rules.
@MainActor
package protocol RuleMember: AnyObject {
  var ruleHolder: (any RuleHolder)? { get }
}

/// A view, as the holder of active rules between views inside it.
@MainActor
package protocol RuleHolder: RuleMember {
  var ruleSuperholder: (any RuleHolder)? { get }
  var constraints: [NSLayoutConstraint] { get set }
}

extension RuleHolder {
  package var ruleHolder: (any RuleHolder)? { self }
  fileprivate var holders: [any RuleHolder] { [self] + (ruleSuperholder?.holders ?? []) }
  /// Deactivates the rules of these superviews that are about the view or one inside it, which leaves them.
  package func dropRules(of superviews: (any RuleHolder)?) {
    for holder in superviews?.holders ?? [] {
      for rule in holder.constraints where rule.members.contains(where: { $0.holders.contains { $0 === self } }) {
        rule.isActive = false
      }
    }
  }
}

extension NSLayoutConstraint {
  fileprivate var members: [any RuleHolder] {
    [firstItem, secondItem].compactMap { ($0 as? any RuleMember)?.ruleHolder }
  }
  /// The nearest view that has all items inside; nil without one.
  package var commonHolder: (any RuleHolder)? {
    let members = members
    return members.first?.holders.first { holder in
      members.allSatisfy { $0.holders.contains { $0 === holder } }
    }
  }
}

extension _LayoutItem {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("leading", of: self) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("trailing", of: self) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("left", of: self) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("right", of: self) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("centerX", of: self) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("top", of: self) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("bottom", of: self) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("centerY", of: self) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("firstBaseline", of: self) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("lastBaseline", of: self) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension("width", of: self) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension("height", of: self) }
}
