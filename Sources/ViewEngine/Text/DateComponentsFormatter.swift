#if !canImport(Darwin)
  public import Foundation

  /// Writes durations in English: the counterpart of Foundation's type, which is unavailable here.
  ///
  /// `spellOut` writes digits, and phrases such as "About" are English as well.
  public final class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    }

    public var allowedUnits: NSCalendar.Unit = []
    public var unitsStyle = UnitsStyle.positional
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    public var maximumUnitCount = 0
    public var includesApproximationPhrase = false
    public var includesTimeRemainingPhrase = false
    public var allowsFractionalUnits = false
    public var collapsesLargestUnit = false
    public var calendar: Calendar? = .current
    public var formattingContext = Formatter.Context.unknown
    public var referenceDate: Date?

    public func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite else { return nil }
      return text(of: split(ti), isNegative: ti < 0)
    }

    public func string(from components: DateComponents) -> String? {
      string(from: Self.units.reduce(0.0) { $0 + Double($1.value(components) ?? 0) * $1.length })
    }

    public func string(from startDate: Date, to endDate: Date) -> String? {
      string(from: endDate.timeIntervalSince(startDate))
    }

    public override func string(for obj: Any?) -> String? {
      switch obj {
      case let components as DateComponents: string(from: components)
      case let seconds as Double: string(from: seconds)
      default: nil
      }
    }

    public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }
  }

  extension DateComponentsFormatter {
    private struct DurationUnit {
      let unit: NSCalendar.Unit
      let length: Double
      let letter: String
      let short: String
      let name: String
      let value: @Sendable (DateComponents) -> Int?
    }

    private static let units = [
      DurationUnit(unit: .year, length: 31_536_000, letter: "y", short: "yr", name: "year") { $0.year },
      DurationUnit(unit: .month, length: 2_592_000, letter: "mo", short: "mth", name: "month") { $0.month },
      DurationUnit(unit: .weekOfMonth, length: 604_800, letter: "w", short: "wk", name: "week") { $0.weekOfMonth },
      DurationUnit(unit: .day, length: 86400, letter: "d", short: "day", name: "day") { $0.day },
      DurationUnit(unit: .hour, length: 3600, letter: "h", short: "hr", name: "hour") { $0.hour },
      DurationUnit(unit: .minute, length: 60, letter: "m", short: "min", name: "minute") { $0.minute },
      DurationUnit(unit: .second, length: 1, letter: "s", short: "sec", name: "second") { $0.second },
    ]

    private typealias Part = (unit: DurationUnit, value: Int)

    private func split(_ duration: TimeInterval) -> [Part] {
      // Weeks are written only if they are asked for.
      let units = Self.units.filter {
        allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit)
      }
      let seconds = abs(duration)
      let greatest = units.firstIndex { $0.length <= seconds } ?? max(units.count - 1, 0)
      let last = maximumUnitCount > 0 ? min(greatest + maximumUnitCount, units.count) - 1 : units.count - 1
      guard units.indices.contains(last) else { return [] }
      // The units behind the last one are rounded into it; those behind all units are cut off.
      var rest = last < units.count - 1 ? (seconds / units[last].length).rounded() * units[last].length : seconds
      return units[...last].map { unit in
        let value = (rest / unit.length + 1e-9).rounded(.down)
        rest = max(0, rest - value * unit.length)
        return (unit, Int(value))
      }
    }

    private func text(of parts: [Part], isNegative: Bool) -> String? {
      guard !parts.isEmpty else { return nil }
      var shown = dropZeros(parts)
      if shown.isEmpty, let last = parts.last { shown = [last] }
      let positional = unitsStyle == .positional
      let pads = zeroFormattingBehavior.contains(.pad)
      let texts = shown.enumerated().map { index, part in
        let isLast = index == shown.count - 1
        return positional
          ? padded(part.value, pads || index > 0) : named(part.value, part.unit, isLast: isLast)
      }
      let separator = positional ? ":" : unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
      var text = (isNegative ? "-" : "") + texts.joined(separator: separator)
      if includesApproximationPhrase { text = "About " + text }
      if includesTimeRemainingPhrase { text += " remaining" }
      return text
    }

    private func padded(_ value: Int, _ pads: Bool) -> String { pads && value < 10 ? "0\(value)" : "\(value)" }

    private func named(_ value: Int, _ unit: DurationUnit, isLast: Bool) -> String {
      switch unitsStyle {
      case .abbreviated: "\(value)\(unit.letter)"
      case .brief: "\(value)\(unit.short)"
      case .short: "\(value) \(unit.short)\(value != 1 && unit.short == "day" ? "s" : "")"
      default: "\(value) \(unit.name)\(value == 1 ? "" : "s")"
      }
    }

    private func dropZeros(_ parts: [Part]) -> [Part] {
      var behavior = zeroFormattingBehavior
      if behavior.contains(.default) {
        behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
      }
      var shown = parts
      if behavior.contains(.dropLeading) {
        shown = Array(shown.drop { $0.value == 0 })
        // A text of minutes and seconds keeps its minutes, as "0:05".
        if unitsStyle == .positional, shown.count <= 1, parts.count > 1 { shown = Array(parts.suffix(2)) }
      }
      if behavior.contains(.dropTrailing) { while shown.last?.value == 0 { shown.removeLast() } }
      if behavior.contains(.dropMiddle), shown.count > 2 {
        shown = shown.enumerated().filter { $0 == 0 || $0 == shown.count - 1 || $1.value != 0 }.map(\.element)
      }
      return shown
    }
  }
#endif
