#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A window's toolbar without items: no delegate supplies any.
  @MainActor @preconcurrency
  open class NSToolbar {
    /// Keeps the identifier, an empty string by default.
    public init(identifier: String = "") { self.identifier = identifier }
    /// The string from the initializer; no defaults store settings under it.
    public let identifier: String
    /// True at first; the window's content size does not depend on it.
    public var isVisible = true
    /// False at first; no customization sheet exists.
    public var allowsUserCustomization = false
    /// The value `default` at first; no item has an icon or a label.
    public var displayMode = DisplayMode.default
    /// Combinations of icon and label, numbered from 0.
    public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
  }
#endif
