#if !canImport(Darwin)
  public import Foundation

  /// A text that is looked up where it is shown: what Foundation has of the name on Apple's systems, for those without it.
  /// There are no tables of translations: a key is shown as it stands, its default value if it has one.
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
    CustomLocalizedStringResourceConvertible
  {
    public let key: String
    private let value: String
    public var locale: Locale = Locale(identifier: "en_US_POSIX")
    public var table: String?

    public init(stringLiteral value: String) {
      key = value
      self.value = value
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale(identifier: "en_US_POSIX"),
      bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      key = keyAndValue.text
      value = keyAndValue.text
      self.locale = locale
      self.table = table
    }

    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = Locale(identifier: "en_US_POSIX"), bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      self.key = "\(key)"
      value = defaultValue.text
      self.locale = locale
      self.table = table
    }

    public var localizedStringResource: LocalizedStringResource { self }
    fileprivate var text: String { value }
  }

  /// What says how it is called in a person's language.
  public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension String {
    /// A key with what is interpolated in it.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      fileprivate let text: String

      public init(_ value: String) { text = value }
      public init(stringLiteral value: String) { text = value }
      public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

      /// Puts a key together.
      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

        /// - Parameter specifier: how to write the number, as in `String(format:)`.
        public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
          text += String(format: specifier, value._formatted)
        }

        /// - Parameter format: how to write the value.
        public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
        where Format.FormatOutput == String {
          text += format.format(value)
        }
      }
    }

    /// The text of a key. There are no tables of translations: it is the key as it stands.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = Locale(identifier: "en_US_POSIX"), comment: StaticString? = nil
    ) {
      self = keyAndValue.text
    }

    /// The text of a key that has a default value.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = Locale(identifier: "en_US_POSIX"), comment: StaticString? = nil
    ) {
      self = defaultValue.text
    }

    public init(localized resource: LocalizedStringResource) { self = resource.text }
  }
#endif
