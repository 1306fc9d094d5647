/// How the inside of a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether what is inside an even number of times is outside.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  /// What it adds to the name of what fills.
  var suffix: String { (isEOFilled ? " even-odd" : "") + (isAntialiased ? "" : " not antialiased") }
}
