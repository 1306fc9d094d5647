#if !canImport(Darwin)
  public import Foundation

  extension String {
    /// The key of a text. The engine has no tables of translations: the text is the key, or the given default value.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      fileprivate let text: String

      /// The literal, which is shown as written: there are no translations.
      public init(_ value: String) { text = value }
      public init(stringLiteral value: String) { text = value }
      public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

        public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
          text += String(format: specifier, value._formatted)
        }

        public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
        where Format.FormatOutput == String {
          text += format.format(value)
        }
      }
    }

    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = Locale(identifier: "en_US_POSIX"), comment: StaticString? = nil
    ) {
      self = keyAndValue.text
    }

    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = Locale(identifier: "en_US_POSIX"), comment: StaticString? = nil
    ) {
      self = defaultValue.text
    }
  }
#endif
