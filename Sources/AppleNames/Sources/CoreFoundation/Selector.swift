import Foundation

/// The name of a method, kept and compared. Without Objective-C, no call goes through it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }
}
