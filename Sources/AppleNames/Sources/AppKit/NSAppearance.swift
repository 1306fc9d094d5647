/// Light or dark, as a name; two with the same name are equal.
public final class NSAppearance: Hashable, Sendable {
  public let name: Name
  public init?(named name: Name) { self.name = name }
  private init(_ name: Name) { self.name = name }
  @TaskLocal private static var drawing = NSAppearance(.aqua)
  public class func currentDrawing() -> NSAppearance { drawing }
  /// The same appearance as `currentDrawing()`; a new one has no effect.
  public class var current: NSAppearance! {
    get { drawing }
    set {}
  }
  public convenience init?(appearanceNamed name: Name, bundle: Bundle?) { self.init(named: name) }
  public var allowsVibrancy: Bool { name.rawValue.lowercased().contains("vibrant") }
  private static func isDark(_ name: Name) -> Bool { name.rawValue.lowercased().contains("dark") }
  /// Returns the own name if the list has it, or else the first that is as light or dark, or else the first.
  public func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    return appearances.first { Self.isDark($0) == Self.isDark(name) } ?? appearances.first
  }
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    Self.$drawing.withValue(self, operation: block)
  }
  public static func == (one: NSAppearance, other: NSAppearance) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
