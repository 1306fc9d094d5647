#if !canImport(Darwin)
  import KitNames
  import ViewEngine

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
    /// Clearness of the glass.
    public enum Style: Int, Sendable { case regular, clear }
    /// Drops the style.
    public convenience init(style: Style) { self.init() }
    /// Kept and false at first.
    open var isInteractive = false
    /// Kept, nil at first.
    open var tintColor: UIColor?
  }

  /// Glass that joins the glass of subviews; nothing is drawn.
  @MainActor @preconcurrency
  open class UIGlassContainerEffect: UIVisualEffect {
    /// Points at which two pieces would join, kept.
    open var spacing: Double = 0
  }
#endif
