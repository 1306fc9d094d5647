#if !canImport(Darwin)
  public import Foundation

  extension NSString {
    /// The format with its arguments.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
      NSString(string: withVaList(args) { String(NSString(format: String(describing: format), arguments: $0)) })
    }
    /// The key: there are no translations.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String { key }
    /// The path with each of the components behind it.
    public func strings(byAppendingPaths paths: [String]) -> [String] { paths.map { appendingPathComponent($0) } }
  }

  extension NSLocale {
    private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
    /// The locale of this system.
    public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }
    /// As the structure `Locale` says for the identifier.
    public var languageCode: String { locale.language.languageCode?.identifier ?? "" }
    /// As the structure `Locale` says for the identifier.
    public var countryCode: String? { locale.region?.identifier }
    /// As the structure `Locale` says for the identifier.
    public var regionCode: String? { countryCode }
    /// As the structure `Locale` says for the identifier.
    public var scriptCode: String? { locale.language.script?.identifier }
    /// As the structure `Locale` says for the identifier.
    public var currencyCode: String? { locale.currency?.identifier }
    /// As the structure `Locale` says for the identifier.
    public var currencySymbol: String { locale.currencySymbol ?? "" }
    /// As the structure `Locale` says for the identifier.
    public var decimalSeparator: String { locale.decimalSeparator ?? "." }
    /// As the structure `Locale` says for the identifier.
    public var groupingSeparator: String { locale.groupingSeparator ?? "," }
    /// As the structure `Locale` says for the identifier.
    public var usesMetricSystem: Bool { locale.measurementSystem != .us }
    /// As the structure `Locale` says for the identifier.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
      locale.localizedString(forLanguageCode: languageCode)
    }
    public func localizedString(forCountryCode countryCode: String) -> String? {
      locale.localizedString(forRegionCode: countryCode)
    }
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
      locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
      locale.localizedString(forCurrencyCode: currencyCode)
    }
  }
#endif
