/// What a migration is asked to do.
package struct Options: Sendable {
  /// Which form is turned into which.
  package enum Direction: String, Sendable { case forward, reverse }

  /// Which modern form a call gets.
  package enum Style: String, Sendable, CaseIterable {
    /// No parameter where the legacy closure ignored its own, two elsewhere.
    case auto
    /// Always `{ _, new in }`.
    case two
    /// No parameter wherever the body can read the observed expression in its place.
    case zero
  }

  package var direction: Direction
  package var style: Style
  /// Whether closures go on seeing what they captured before the change.
  package var keepsOldCaptures: Bool
  /// Whether `.onAppear { f(v) }` beside `.onChange(of: v, perform: f)` becomes `initial: true`.
  package var mergesAppear: Bool

  package init(
    direction: Direction = .forward, style: Style = .auto, keepsOldCaptures: Bool = false, mergesAppear: Bool = false
  ) {
    self.direction = direction
    self.style = style
    self.keepsOldCaptures = keepsOldCaptures
    self.mergesAppear = mergesAppear
  }
}
