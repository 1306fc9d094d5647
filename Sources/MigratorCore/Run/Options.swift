package struct Options: Sendable, Codable {
  package enum Direction: String, Sendable, Codable { case forward, reverse }

  /// The modern form of a rewritten call.
  package enum Style: String, Sendable, Codable, CaseIterable {
    /// No parameter where the legacy closure ignored its own, two elsewhere.
    case auto
    /// Always `{ _, new in }`.
    case two
    /// No parameter if the body can read the observed expression instead.
    case zero
  }

  package var direction: Direction
  package var style: Style
  /// Whether closures keep the values that they captured before the change.
  package var keepsOldCaptures: Bool
  /// Whether `.onAppear { f(v) }` beside `.onChange(of: v, perform: f)` becomes `initial: true`.
  package var mergesAppear: Bool
  /// Property wrappers of the project that return the current value at each read, without `@`.
  package var liveWrappers: [String] = []
  /// Types whose values are the same for as long as a view lives.
  package var stableTypes: [String] = []
  /// The module with the modern form for systems that lack it.
  package var shimModule = "OnChangeCompat"
  /// The user's minimum versions; empty to read those of packages and projects.
  package var deploymentTargets: [String: SystemVersion] = [:]
  /// Methods that replace `onChange` on old systems and are declared elsewhere: `onChangeCompat`, `backport.onChange`.
  package var backports: [String] = []
  /// Whether calls of backports become modern calls.
  package var replacesBackports = false

  package init(
    direction: Direction = .forward, style: Style = .auto, keepsOldCaptures: Bool = false, mergesAppear: Bool = false
  ) {
    self.direction = direction
    self.style = style
    self.keepsOldCaptures = keepsOldCaptures
    self.mergesAppear = mergesAppear
  }

  package init(_ settings: Settings) {
    self.init(style: settings.style ?? .auto)
    liveWrappers = settings.liveWrappers
    stableTypes = settings.stableTypes
    backports = settings.backports
    shimModule = settings.shimModule ?? shimModule
  }
}
