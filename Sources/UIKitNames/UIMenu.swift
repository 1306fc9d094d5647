#if !canImport(Darwin)
  import KitNames

  /// A titled list of actions and submenus, which a test reads; none opens.
  @MainActor @preconcurrency
  open class UIMenu: UIMenuElement {
    /// The lines in the given order.
    public let children: [UIMenuElement]
    /// Kept; no menu is drawn.
    public let options: Options
    /// Unique, unless the initializer was given one.
    public let identifier: Identifier
    /// Kept, automatic at first; no menu is drawn.
    open var preferredElementSize = ElementSize.automatic
    /// Kept, nil at first; no menu is drawn.
    open var displayPreferences: UIMenuDisplayPreferences?
    /// The actions among all lines inside that are on.
    open var selectedElements: [UIMenuElement] {
      children.flatMap { child in
        (child as? UIMenu)?.selectedElements ?? ((child as? any UIMenuLeaf)?.state == .on ? [child] : [])
      }
    }
    /// Keeps title, picture and lines; opens nothing.
    public init(
      title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
      options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
      (self.children, self.options, self.preferredElementSize) = (children, options, preferredElementSize)
      self.identifier = identifier ?? Identifier(UUID().uuidString)
      super.init(title: title, image: image, subtitle: subtitle)
    }
    /// The same menu with other lines.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
      UIMenu(
        title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
        preferredElementSize: preferredElementSize, children: newChildren)
    }
    /// Settings of a menu, kept.
    public struct Options: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let displayInline = Options(rawValue: 1)
      public static let destructive = Options(rawValue: 2)
      public static let singleSelection = Options(rawValue: 32)
      public static let displayAsPalette = Options(rawValue: 128)
    }
    /// Sizes of lines.
    public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  }

  /// Settings of a menu's look, kept.
  @MainActor @preconcurrency
  open class UIMenuDisplayPreferences {
    public init() {}
    /// Kept, 0 at first.
    open var maximumNumberOfTitleLines = 0
  }

  extension UIMenu {
    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Keeps the string, known or not.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      // The menus of the system; none is there.
      public static let application = Identifier("application")
      public static let file = Identifier("file")
      public static let edit = Identifier("edit")
      public static let view = Identifier("view")
      public static let window = Identifier("window")
      public static let help = Identifier("help")
      public static let about = Identifier("about")
      public static let preferences = Identifier("preferences")
      public static let services = Identifier("services")
      public static let hide = Identifier("hide")
      public static let quit = Identifier("quit")
      public static let newScene = Identifier("newScene")
      public static let close = Identifier("close")
      public static let print = Identifier("print")
      public static let document = Identifier("document")
      public static let undoRedo = Identifier("undoRedo")
      public static let standardEdit = Identifier("standardEdit")
      public static let find = Identifier("find")
      public static let replace = Identifier("replace")
      public static let share = Identifier("share")
      public static let lookup = Identifier("lookup")
      public static let learn = Identifier("learn")
      public static let format = Identifier("format")
      public static let font = Identifier("font")
      public static let text = Identifier("text")
      public static let textStyle = Identifier("textStyle")
      public static let spelling = Identifier("spelling")
      public static let substitutions = Identifier("substitutions")
      public static let transformations = Identifier("transformations")
      public static let speech = Identifier("speech")
      public static let autoFill = Identifier("autoFill")
      public static let toolbar = Identifier("toolbar")
      public static let fullscreen = Identifier("fullscreen")
      public static let sidebar = Identifier("sidebar")
      public static let root = Identifier("root")
    }
  }
#endif
