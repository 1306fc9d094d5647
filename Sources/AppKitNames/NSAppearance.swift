#if !canImport(Darwin)
  public import KitNames

  /// Light or dark, as a name; two with the same name are equal.
  public final class NSAppearance: Hashable, Sendable {
    /// The name from the initializer, never checked against installed appearances.
    public let name: Name
    /// Never nil: every name counts as an installed appearance.
    public init?(named name: Name) { self.name = name }
    private init(_ name: Name) { self.name = name }

    /// An identifier, as AppKit has them.
    public struct Name: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let aqua = Name(rawValue: "aqua")
      public static let darkAqua = Name(rawValue: "darkAqua")
      public static let accessibilityHighContrastAqua = Name(rawValue: "accessibilityHighContrastAqua")
      public static let accessibilityHighContrastDarkAqua = Name(rawValue: "accessibilityHighContrastDarkAqua")
      public static let accessibilityHighContrastVibrantLight = Name(rawValue: "accessibilityHighContrastVibrantLight")
      public static let accessibilityHighContrastVibrantDark = Name(rawValue: "accessibilityHighContrastVibrantDark")
      public static let vibrantLight = Name(rawValue: "vibrantLight")
      public static let vibrantDark = Name(rawValue: "vibrantDark")
    }

    @TaskLocal private static var drawing = NSAppearance(.aqua)
    /// The appearance of the enclosing `performAsCurrentDrawingAppearance(_:)`, else the light one, `aqua`.
    public class func currentDrawing() -> NSAppearance { drawing }
    /// The same appearance as `currentDrawing()`; a new one has no effect.
    public class var current: NSAppearance! {
      get { drawing }
      set {}
    }
    /// The same as `init(named:)`; no file is read.
    public convenience init?(appearanceNamed name: Name, bundle: Bundle?) { self.init(named: name) }
    /// Whether the name is of a vibrant appearance.
    public var allowsVibrancy: Bool { name.rawValue.lowercased().contains("vibrant") }
    private static func isDark(_ name: Name) -> Bool { name.rawValue.lowercased().contains("dark") }
    /// Returns the own name if the list has it, or else the first that is as light or dark, or else the first.
    public func bestMatch(from appearances: [Name]) -> Name? {
      if appearances.contains(name) { return name }
      return appearances.first { Self.isDark($0) == Self.isDark(name) } ?? appearances.first
    }
    /// Runs the block at once, with this appearance as `currentDrawing()`.
    public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
      Self.$drawing.withValue(self, operation: block)
    }

    public static func == (one: NSAppearance, other: NSAppearance) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
#endif
