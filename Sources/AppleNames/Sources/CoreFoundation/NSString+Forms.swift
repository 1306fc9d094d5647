import Foundation

extension NSString {
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: withVaList(args) { String(NSString(format: String(describing: format), arguments: $0)) })
  }
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String { key }
  public func strings(byAppendingPaths paths: [String]) -> [String] { paths.map { appendingPathComponent($0) } }
}

extension NSLocale {
  private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
  public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }
  public var languageCode: String { locale.language.languageCode?.identifier ?? "" }
  public var countryCode: String? { locale.region?.identifier }
  public var regionCode: String? { countryCode }
  public var scriptCode: String? { locale.language.script?.identifier }
  public var currencyCode: String? { locale.currency?.identifier }
  public var currencySymbol: String { locale.currencySymbol ?? "" }
  public var decimalSeparator: String { locale.decimalSeparator ?? "." }
  public var groupingSeparator: String { locale.groupingSeparator ?? "," }
  public var usesMetricSystem: Bool { locale.measurementSystem != .us }
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
