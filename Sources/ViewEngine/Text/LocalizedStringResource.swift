#if !canImport(Darwin)
  public import Foundation

  /// A text that is looked up when it is shown: the counterpart of Foundation's type of that name, for systems without
  /// it. The engine has no tables of translations: the text is the default value, or else the key itself.
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
    CustomLocalizedStringResourceConvertible
  {
    /// The text, which is shown as written.
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

    /// The text, which is shown as written: there are no translations.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale(identifier: "en_US_POSIX"),
      bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      key = keyAndValue.text
      value = keyAndValue.text
      self.locale = locale
      self.table = table
    }

    /// The text, which is shown as written: there are no translations.
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

  public protocol CustomLocalizedStringResourceConvertible {
    /// The text that shows the value to a person.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension String {
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

    /// The text of a key. The engine has no tables of translations: the text is the key itself.
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

    // Disfavored, so that a literal is a value: an app's own form for a value would be ambiguous beside this one.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = resource.text }
  }
#endif
