/// What a button is for.
public struct ButtonRole: Hashable, Sendable, CustomStringConvertible {
  // NB: a number, so that what a button shows is kept in place and needs no memory of its own.
  private let number: UInt8
  public static let destructive = ButtonRole(number: 0)
  public static let cancel = ButtonRole(number: 1)

  public static let close = ButtonRole(number: 2)
  public static let confirm = ButtonRole(number: 3)

  public var description: String {
    switch number {
    case 0: "destructive"
    case 1: "cancel"
    case 2: "close"
    default: "confirm"
    }
  }
}
