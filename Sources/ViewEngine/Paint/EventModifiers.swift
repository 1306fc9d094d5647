/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

  public var description: String {
    let names: [(EventModifiers, String)] = [
      (.capsLock, "capsLock"), (.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command"),
      (.numericPad, "numericPad"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
