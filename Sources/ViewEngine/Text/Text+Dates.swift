public import Foundation

extension Text {
  /// How a date is shown.
  ///
  /// The engine has no clock on a wall: where SwiftUI counts from the date to now, it shows the date itself, and keeps
  /// the style in the tree (our choice). Dates are written in American English and in GMT, whatever the machine.
  public struct DateStyle: Hashable, Sendable {
    let name: String
    private let pattern: String?

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(name: "time", pattern: "h:mm a")
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(name: "date", pattern: "MMMM d, yyyy")
    /// How long from now, in words.
    public static let relative = DateStyle(name: "relative", pattern: nil)
    /// How long from now, with a sign.
    public static let offset = DateStyle(name: "offset", pattern: nil)
    /// How long from now, as a clock counts.
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
