#if !canImport(Darwin)
  public import Foundation

  /// Finds links, mail addresses and phone numbers by their usual forms. Dates and postal addresses are not found.
  open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The kinds to find.
    public let checkingTypes: NSTextCheckingTypes
    private let expression: NSRegularExpression

    private static let link =
      #"(?i)\b(?:[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?')\]}]|mailto:[^\s<>"]+|(?:www\.)?(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|co|me|de|uk|fr|info)\b(?:/[^\s<>"]*[^\s<>".,;:!?')\]}])?)"#
    private static let mail = #"(?i)\b[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#
    private static let phone = #"(?<![\w.])\+?(?:\(\d{1,4}\)|\d)[\d\s().-]{5,}\d(?!\w)"#

    /// - Parameter checkingTypes: the raw value of `NSTextCheckingResult.CheckingType`.
    /// - Throws: `CocoaError` for no type.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
      self.checkingTypes = checkingTypes
      let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
      guard !types.isEmpty else { throw CocoaError(.featureUnsupported) }
      let links = types.contains(linkType) ? [#"(\#(Self.mail))"#, #"(\#(Self.link))"#] : ["((?!))", "((?!))"]
      let phones = types.contains(phoneType) ? #"(\#(Self.phone))"# : "((?!))"
      expression = try NSRegularExpression(pattern: (links + [phones]).joined(separator: "|"))
    }

    /// Calls the closure with each result, until it sets the last parameter.
    open func enumerateMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
      using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var stop = ObjCBool(false)
      for match in matches(in: string, options: options, range: range) {
        block(match, [], &stop)
        if stop.boolValue { return }
      }
    }
    /// All results, in the order of the text.
    open func matches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
      let text = string as NSString
      return expression.matches(in: string, options: options, range: range).map { match in
        let found = text.substring(with: match.range)
        if match.range(at: 3).location != NSNotFound { return Detected(match.range, phoneNumber: found) }
        if match.range(at: 1).location != NSNotFound {
          return Detected(match.range, url: URL(string: "mailto:" + found))
        }
        return Detected(match.range, url: URL(string: found.contains(":") ? found : "http://" + found))
      }
    }
    /// The first result.
    open func firstMatch(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
    /// The place of the first result; `NSNotFound` without.
    open func rangeOfFirstMatch(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange { firstMatch(in: string, range: range)?.range ?? NSRange(location: NSNotFound, length: 0) }
    /// How often the text has one of the kinds.
    open func numberOfMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }
  }

  public typealias NSTextCheckingTypes = UInt64

  // NB: the names of these two are deprecated here.
  private let linkType = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  private let phoneType = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  /// A link or a phone number.
  private final class Detected: NSTextCheckingResult {
    private let place: NSRange
    let foundURL: URL?
    let foundNumber: String?
    init(_ range: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
      (place, foundURL, foundNumber) = (range, url, phoneNumber)
      super.init()
    }
    required init?(coder: NSCoder) { nil }
    override var resultType: NSTextCheckingResult.CheckingType { foundURL == nil ? phoneType : linkType }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
    override func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSTextCheckingResult {
    /// The link that a detector has found.
    public var url: URL? { (self as? Detected)?.foundURL }
    /// The phone number that a detector has found.
    public var phoneNumber: String? { (self as? Detected)?.foundNumber }
    /// Nil: no dates are found.
    public var date: Date? { nil }
    /// Nil: no dates are found.
    public var timeZone: TimeZone? { nil }
    /// Zero: no dates are found.
    public var duration: TimeInterval { 0 }
    /// Nil: no postal addresses are found.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    /// Nil: nothing is replaced.
    public var replacementString: String? { nil }
  }

  /// The name of a part of an address.
  public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let city = Self(rawValue: "City")
    public static let street = Self(rawValue: "Street")
    public static let state = Self(rawValue: "State")
    public static let zip = Self(rawValue: "ZIP")
    public static let country = Self(rawValue: "Country")
    public static let name = Self(rawValue: "Name")
    public static let phone = Self(rawValue: "Phone")
  }
#endif
