#if !canImport(Darwin)
  import KitNames

  /// A titled list of actions and submenus, which a test reads; none opens.
  @MainActor @preconcurrency
  public final class UIMenu: UIMenuElement {
    /// The lines in the given order.
    public let children: [UIMenuElement]
    /// Settings of a menu, kept.
    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let displayInline = Options(rawValue: 1)
      public static let destructive = Options(rawValue: 2)
      public static let singleSelection = Options(rawValue: 32)
      public static let displayAsPalette = Options(rawValue: 128)
    }
    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// Kept; no menu is drawn.
    public let options: Options
    /// Unique, unless the initializer was given one.
    public let identifier: Identifier
    /// Keeps title, image and lines; opens nothing.
    ///
    /// - Parameter subtitle: dropped.
    public init(
      title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
      options: Options = [], children: [UIMenuElement] = []
    ) {
      self.children = children
      self.options = options
      self.identifier = identifier ?? Identifier(UUID().uuidString)
      super.init(title: title, image: image)
    }
  }
#endif
