public import Foundation

/// The text of a literal, as `Text` and the titles of controls take it.
///
/// The engine has no tables of translations: the text is the key itself (our choice). Interpolations may format their
/// values: `Text("\(price, specifier: "%.2f") €")`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  @usableFromInline let storage: Text.Storage

  /// The literal, which is shown as written: there are no translations.
  @inlinable public init(_ value: String) { storage = .plain(value) }
  @inlinable public init(stringLiteral value: String) { storage = .plain(value) }
  @inlinable public init(stringInterpolation: StringInterpolation) { storage = stringInterpolation.storage }

  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var text: DefaultStringInterpolation
    @usableFromInline var pictures: [_Attribute]?

    @inlinable public init(literalCapacity: Int, interpolationCount: Int) {
      text = DefaultStringInterpolation(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    @inlinable var storage: Text.Storage {
      guard let pictures else { return .plain(String(stringInterpolation: text)) }
      return .styled(StyledText(String(stringInterpolation: text), attributes: pictures))
    }
  }
}

// Each hands on to the interpolation of strings, so that a literal costs what a string costs.
extension LocalizedStringKey.StringInterpolation {
  @inlinable public mutating func appendLiteral(_ literal: String) { text.appendLiteral(literal) }
  @inlinable public mutating func appendInterpolation(_ string: String) { text.appendInterpolation(string) }

  @inlinable public mutating func appendInterpolation<Value: TextOutputStreamable & CustomStringConvertible>(
    _ value: Value
  ) {
    text.appendInterpolation(value)
  }

  @inlinable public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
    text.appendInterpolation(value)
  }

  @inlinable public mutating func appendInterpolation<Value: TextOutputStreamable>(_ value: Value) {
    text.appendInterpolation(value)
  }

  /// Anything else, as it describes itself. (SwiftUI's takes only what it knows how to translate.)
  @inlinable public mutating func appendInterpolation<Value>(_ value: Value) { text.appendInterpolation(value) }

  public mutating func appendInterpolation<Value, Default: StringProtocol>(
    _ value: Value?, default absent: @autoclosure () -> Default
  ) {
    if let value { text.appendInterpolation(value) } else { text.appendInterpolation(String(absent())) }
  }

  public mutating func appendInterpolation(_ text: Text) {
    self.text.appendInterpolation(text.content)
    let pictures = text.attributes.filter(\.isPicture)
    if !pictures.isEmpty { self.pictures = (self.pictures ?? []) + pictures }
  }

  /// A picture between the letters, kept in the render tree and not read.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

/// A number that a format specifier such as `%.2f` can be applied to.
public protocol _FormatSpecifiable: Equatable { var _formatted: any CVarArg { get } }

extension _FormatSpecifiable where Self: CVarArg { public var _formatted: any CVarArg { self } }

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
    appendInterpolation(String(format: specifier, value._formatted))
  }

  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(style.text(of: date))
  }

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
  public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendInterpolation(format.format(input))
  }

  public mutating func appendInterpolation(_ string: AttributedString) {
    appendInterpolation(String(string.characters))
  }
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
