/// A direction: of scrolling, or in which a text field grows.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal, vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    public var description: String {
      Axis.allCases.filter { contains(Set(rawValue: 1 << $0.rawValue)) }.map(\.description).joined(separator: " ")
    }
  }
}
