import Foundation
@_spi(AppleNames) import ViewEngine

extension NSRange {
  /// The place in the text, in units of UTF-16.
  public init<R: RangeExpression>(_ region: R, in target: AttributedString) where R.Bound == AttributedString.Index {
    let range = region.relative(to: target.characters)
    let before = String(target.characters[target.startIndex..<range.lowerBound]).utf16.count
    self.init(location: before, length: String(target.characters[range]).utf16.count)
  }
}

extension Range where Bound == AttributedString.Index {
  /// The place in the text of units of UTF-16; nil outside of the text.
  public init?(_ range: NSRange, in attributedString: AttributedString) {
    let text = String(attributedString.characters)
    guard let place = Range<String.Index>(range, in: text) else { return nil }
    let characters = attributedString.characters
    let lower = characters.index(
      attributedString.startIndex, offsetBy: text.distance(from: text.startIndex, to: place.lowerBound))
    self = lower..<characters.index(lower, offsetBy: text.distance(from: place.lowerBound, to: place.upperBound))
  }
}

extension String {
  public struct LocalizationOptions: Sendable {
    public var replacements: [any CVarArg & Sendable]?
    public init() {}
  }
  /// The text of a key: there are no translations.
  public init(
    localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self.init(localized: keyAndValue) }
}

extension Bundle {
  public static func atURL(_ url: URL) -> Bundle { Bundle(url: url) ?? .main }
  public static func forClass(_ aClass: AnyClass) -> Bundle { Bundle(for: aClass) }
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? { nil }
  public func localizedAttributedString(forKey key: String, value: String?, table tableName: String?)
    -> NSAttributedString
  { NSAttributedString(string: localizedString(forKey: key, value: value, table: tableName)) }
}
