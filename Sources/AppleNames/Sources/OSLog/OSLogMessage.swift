import Foundation

/// A reported string; values in it may be withheld.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value, or a mark in place of a withheld one.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: privacy.applied(to: "\(value())"))
  }
  /// Adds an integer, or a mark in place of a withheld one.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: privacy.applied(to: format.applied(to: value())))
  }
  /// Adds a number with a fraction, or a mark in place of a withheld one.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: privacy.applied(to: format.applied(to: Double(value()))))
  }
}

/// Whether a value may be read by others.
public struct OSLogPrivacy: Sendable {
  private let mask: Mask?
  public static let auto = OSLogPrivacy(mask: nil)
  public static let `public` = OSLogPrivacy(mask: nil)
  public static let `private` = OSLogPrivacy(mask: .some(.none))
  public static let sensitive = OSLogPrivacy(mask: .some(.none))
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(mask: mask) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(mask: mask) }
  func applied(to text: @autoclosure () -> String) -> String {
    switch mask {
    case nil: text()
    case .some(.none): "<private>"
    // FNV-1a: the same for the same value, in each process.
    case .hash:
      "<mask.hash: \(text().utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })>"
    }
  }
}

/// How many characters a value takes at least.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  public static let none = OSLogStringAlignment(columns: 0)
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: -columns) }
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }
  func applied(to text: String) -> String {
    let padding = String(repeating: " ", count: max(0, abs(columns) - text.count))
    return columns < 0 ? text + padding : padding + text
  }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private var isUppercase = false
  private var prefix = ""
  private var minDigits = 1
  public static let decimal = OSLogIntegerFormatting(radix: 10)
  public static let hex = OSLogIntegerFormatting(radix: 16)
  public static let octal = OSLogIntegerFormatting(radix: 8)
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, minDigits: minDigits)
  }
  /// Base 16 without a prefix, in lower case, unless asked otherwise.
  public static func hex(
    includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", minDigits: minDigits)
  }
  func applied(to value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (value < 0 ? "-" : "") + prefix + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let precision: Int
  public static let fixed = OSLogFloatFormatting(precision: 6)
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }
  func applied(to value: Double) -> String { String(format: "%.\(precision)f", value) }
}
