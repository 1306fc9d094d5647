#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Light or dark, as a name; two with the same name are equal.
  public final class NSAppearance: Hashable, Sendable {
    /// The name from the initializer, never checked against installed appearances.
    public let name: Name
    /// Never nil: every name counts as an installed appearance.
    public init?(named name: Name) { self.name = name }
    private init(_ name: Name) { self.name = name }

    /// An identifier, of which AppKit defines more than these four.
    public struct Name: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let aqua = Name(rawValue: "aqua")
      public static let darkAqua = Name(rawValue: "darkAqua")
      public static let vibrantLight = Name(rawValue: "vibrantLight")
      public static let vibrantDark = Name(rawValue: "vibrantDark")
    }

    private static let light = NSAppearance(.aqua)
    /// Always the light one, `aqua`: no drawing context changes it.
    public class func currentDrawing() -> NSAppearance { light }
    /// The same light appearance as `currentDrawing()`; a block does not change it.
    public class var current: NSAppearance! { light }
    /// Returns the own name if the list has it, or else the first name of the list.
    public func bestMatch(from appearances: [Name]) -> Name? { appearances.contains(name) ? name : appearances.first }
    /// Runs the block at once; `currentDrawing()` stays light inside it.
    public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }

    public static func == (one: NSAppearance, other: NSAppearance) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
#endif
