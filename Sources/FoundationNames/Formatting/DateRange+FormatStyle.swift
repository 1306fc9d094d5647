#if !canImport(Darwin)
  public import Foundation
  import ViewEngine

  extension Date.ComponentsFormatStyle {
    /// How long the units' names are.
    public enum Style: Int, Codable, Hashable, Sendable {
      case wide, abbreviated, condensedAbbreviated, narrow, spellOut, timeDuration
    }
  }

  /// Writes the parts of a range of dates, in English: `2 hours, 5 minutes`. It stands for `Date.ComponentsFormatStyle`,
  /// which nothing can make here.
  public struct _DateComponentsFormatStyle: FormatStyle, Sendable {
    public typealias Style = Date.ComponentsFormatStyle.Style
    public typealias Field = Date.ComponentsFormatStyle.Field
    private static let units: [(Field, NSCalendar.Unit)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
      (.second, .second),
    ]

    /// How long the units' names are.
    public var style: Style
    /// The parts to write; all without a set.
    public var fields: Set<Field>?
    /// Counts the parts.
    public var calendar: Calendar
    /// Kept; the words are English.
    public var locale: Locale

    public init(
      style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
      fields: Set<Field>? = nil
    ) {
      (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
    }

    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      let fields = fields ?? (style == .timeDuration ? [.hour, .minute, .second] : Set(Self.units.map(\.0)))
      for (field, unit) in Self.units where fields.contains(field) { formatter.allowedUnits.insert(unit) }
      formatter.unitsStyle =
        switch style {
        case .wide: .full
        case .abbreviated, .condensedAbbreviated: .short
        case .narrow: .abbreviated
        case .spellOut: .spellOut
        case .timeDuration: .positional
        }
      return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }
    public func locale(_ locale: Locale) -> Self {
      Self(style: style, locale: locale, calendar: calendar, fields: fields)
    }
  }

  extension FormatStyle where Self == _DateComponentsFormatStyle {
    /// Writes the hours, minutes and seconds of a range: `2:05:00`.
    public static var timeDuration: Self { Self(style: .timeDuration) }
    /// Writes the parts of a range of dates, in English.
    public static func components(
      style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self { Self(style: style, fields: fields) }
  }
#endif
