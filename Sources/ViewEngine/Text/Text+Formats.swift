public import Foundation

extension Text {
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

#if !canImport(Darwin)
  // Apple's Foundation has a class behind each of these, so that one generic function is enough there.
  extension Text {
    public init(_ subject: Date, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "") }
    public init(_ subject: Decimal, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "") }
    public init(_ subject: DateInterval, formatter: Formatter) {
      self.init(verbatim: formatter.string(for: subject) ?? "")
    }
  }

  extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
      appendInterpolation(formatter.string(for: subject) ?? "")
    }
    public mutating func appendInterpolation(_ subject: Decimal, formatter: Formatter) {
      appendInterpolation(formatter.string(for: subject) ?? "")
    }
    public mutating func appendInterpolation(_ subject: DateInterval, formatter: Formatter) {
      appendInterpolation(formatter.string(for: subject) ?? "")
    }
  }
#endif

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Text {
  /// Shows what a format makes of a value, in the locale that the format names: that of the environment is not asked
  /// (our choice), so that a format without one writes as the machine does.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}

extension Text {
  /// How a date is shown.
  ///
  /// The engine does not read the current time. SwiftUI's relative styles count from the date to now; the engine shows
  /// the date itself and keeps the style in the tree (our choice). Dates are in American English and GMT, on every
  /// machine.
  public struct DateStyle: Hashable, Sendable {
    let name: String
    private let pattern: String?
    public static let time = DateStyle(name: "time", pattern: "h:mm a")
    public static let date = DateStyle(name: "date", pattern: "MMMM d, yyyy")
    public static let relative = DateStyle(name: "relative", pattern: nil)
    public static let offset = DateStyle(name: "offset", pattern: nil)
    public static let timer = DateStyle(name: "timer", pattern: nil)
    func text(of date: Date) -> String { Self.text(of: date, pattern: pattern ?? "yyyy-MM-dd HH:mm:ss") }

    static func text(of dates: ClosedRange<Date>) -> String {
      text(of: dates.lowerBound, pattern: "MMM d, h:mm a") + " – "
        + text(of: dates.upperBound, pattern: "MMM d, h:mm a")
    }

    private static func text(of date: Date, pattern: String) -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = pattern
      return formatter.string(from: date)
    }
  }

  public init(_ date: Date, style: DateStyle) {
    self.init(style.text(of: date), attributes: [_Attribute("style", style.name)])
  }

  /// Shows from when to when a timer runs; nothing counts (our choice).
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(DateStyle.text(of: timerInterval), attributes: [_Attribute("style", "timer")])
  }
}

// NB: an initializer a type, and none for all by a protocol: an argument whose type is a parameter leaves each `+` of a
// string that is put together open, and from eight literals on the compiler gives up.
extension Text {
  /// Shows a picture among texts, kept in the render tree and not read.
  @_disfavoredOverload
  public init(_ image: Image) { self.init("", attributes: [_Attribute(.picture, image.name)]) }

  @_disfavoredOverload
  public init(_ dates: ClosedRange<Date>) { self.init(verbatim: DateStyle.text(of: dates)) }

  @_disfavoredOverload
  public init(_ interval: DateInterval) { self.init(verbatim: DateStyle.text(of: interval.start...interval.end)) }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(verbatim: String(attributedContent.characters)) }
}
