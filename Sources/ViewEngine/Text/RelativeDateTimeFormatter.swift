#if !canImport(Darwin)
  public import Foundation

  /// Writes how far one date is from another, "2 hours ago": what Foundation has of the name on Apple's systems, for those
  /// without it.
  open class RelativeDateTimeFormatter: Formatter {
    /// Whether what is near has a name of its own, as "yesterday" is for "1 day ago".
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    /// How the unit is written: "2 months ago", "two months ago", "2 mo. ago", "2mo ago".
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Says when `date` is for somebody at `referenceDate`.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
        locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent
      ).format(referenceDate)
    }

    /// - Parameter timeInterval: in seconds, below zero for what is past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date()
      return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// How far a date is from now; nil for what is no date.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var units: Date.RelativeFormatStyle.UnitsStyle {
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }
  }
#endif
