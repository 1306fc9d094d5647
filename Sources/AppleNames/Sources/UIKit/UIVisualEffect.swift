/// An effect behind or inside a view; an empty object here.
@MainActor @preconcurrency
open class UIVisualEffect: nonisolated Hashable {
  public init() {}
  public nonisolated static func == (one: UIVisualEffect, other: UIVisualEffect) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Glass in front of a view's content; nothing is drawn.
@MainActor @preconcurrency
open class UIGlassEffect: UIVisualEffect {
  public convenience init(style: Style) { self.init() }
  open var isInteractive = false
  open var tintColor: UIColor?
}
