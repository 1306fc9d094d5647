public import Foundation

/// A number that a format specifier such as `%.2f` can be applied to.
public protocol _FormatSpecifiable: Equatable {
  var _formatted: any CVarArg { get }
}

extension _FormatSpecifiable where Self: CVarArg {
  public var _formatted: any CVarArg { self }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension LocalizedStringKey.StringInterpolation {
  /// - Parameter specifier: how to write the number, as in `String(format:)`: `%.2f`.
  public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
    appendInterpolation(String(format: specifier, value._formatted))
  }

  /// A date, as `Text(_:style:)` shows it.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(style.text(of: date))
  }

  /// From when to when.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text.DateStyle.text(of: dates))
  }

  public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }

  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension LocalizedStringKey.StringInterpolation {
  /// - Parameter format: how to write the value, in the locale that it names itself.
  public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendInterpolation(format.format(input))
  }

  /// The letters of a string with attributes.
  public mutating func appendInterpolation(_ string: AttributedString) {
    appendInterpolation(String(string.characters))
  }
}
