extension Angle {
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
  public static func + (first: Angle, second: Angle) -> Angle { Angle(degrees: first.degrees + second.degrees) }
  public static func - (first: Angle, second: Angle) -> Angle { Angle(degrees: first.degrees - second.degrees) }
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(degrees: angle.degrees * factor) }
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(degrees: angle.degrees / divisor) }
  public static func += (first: inout Angle, second: Angle) { first = first + second }
  public static func -= (first: inout Angle, second: Angle) { first = first - second }
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
