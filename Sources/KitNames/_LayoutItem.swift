#if !canImport(Darwin)
  import Foundation

  /// An object with anchors, such as a view or a layout guide.
  @MainActor @preconcurrency
  public protocol _LayoutItem: AnyObject {}

  /// A view or a guide, as a part of rules.
  @MainActor
  package protocol RuleMember: AnyObject {
    /// The view itself, or the view of a guide.
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
    /// The edge where reading begins; a new anchor at each use.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("leading", of: self) }
    /// The edge where reading ends; a new anchor at each use.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("trailing", of: self) }
    /// The left edge in every language; a new anchor at each use.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("left", of: self) }
    /// The right edge in every language; a new anchor at each use.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("right", of: self) }
    /// The horizontal middle; a new anchor at each use.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("centerX", of: self) }
    /// The upper edge; a new anchor at each use.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("top", of: self) }
    /// The lower edge; a new anchor at each use.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("bottom", of: self) }
    /// The vertical middle; a new anchor at each use.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("centerY", of: self) }
    /// The baseline of the first line of text; a new anchor at each use.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("firstBaseline", of: self) }
    /// The baseline of the last line of text; a new anchor at each use.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("lastBaseline", of: self) }
    /// The length between left and right edge; a new anchor at each use.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension("width", of: self) }
    /// The length between upper and lower edge; a new anchor at each use.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension("height", of: self) }
  }
#endif
