#if !canImport(Darwin)
  import KitNames

  /// A line in a list of choices: an action, a shortcut or a submenu.
  @MainActor @preconcurrency
  open class UIMenuElement {
    /// The text of the line, empty by default.
    public let title: String
    /// The picture beside the text, nil by default.
    public let image: UIImage?
    init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }

    /// A set of flags for greyed, red or invisible lines; no menu applies them.
    public struct Attributes: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let disabled = Attributes(rawValue: 1)
      public static let destructive = Attributes(rawValue: 2)
      public static let hidden = Attributes(rawValue: 4)
    }
    /// Checkmarks of a line; kept by `UIAction`.
    public enum State: Int, Sendable { case off, on, mixed }
  }
#endif
