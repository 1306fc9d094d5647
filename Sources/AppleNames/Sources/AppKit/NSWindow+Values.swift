extension NSWindow {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let floating = Level(3)
    public static let submenu = Level(3)
    public static let tornOffMenu = Level(3)
    public static let modalPanel = Level(8)
    public static let mainMenu = Level(24)
    public static let statusBar = Level(25)
    public static let popUpMenu = Level(101)
    public static let screenSaver = Level(1000)
    public static func + (level: Level, distance: Int) -> Level { Level(level.rawValue + distance) }
  }
}
