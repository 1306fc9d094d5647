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
    /// Kept; interpolated values are already text when the initializer receives it.
    public var locale: Locale = Locale(identifier: "en_US_POSIX")
    /// The table's name, which is not looked up.
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

    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
    fileprivate var text: String { value }
  }

  /// A value with a name in a person's language.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The text that shows the value to a person.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension String {
    /// A key with what is interpolated in it.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      fileprivate let text: String

      /// The literal, which is shown as written: there are no translations.
      public init(_ value: String) { text = value }
      public init(stringLiteral value: String) { text = value }
      public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

      /// Puts a key together.
      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var text = ""
        /// Reserves room for the literal parts of the key.
        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
        /// Adds text as written.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

        /// - Parameters:
        ///   - specifier: how to write the number, as in `String(format:)`.
        ///   - value: the value that is set or observed.
        public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
          text += String(format: specifier, value._formatted)
        }

        /// - Parameters:
        ///   - format: how to write the value.
        ///   - value: the value that is set or observed.
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

    /// The text of a key that has a default value.
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
