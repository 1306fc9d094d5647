#if !canImport(Darwin)
  public import Foundation

  /// Writes the distance between two dates, "2 hours ago": the counterpart of Foundation's type of that name, for
  /// systems without it.
  open class RelativeDateTimeFormatter: Formatter {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    /// Whether one day ago is "yesterday".
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written out.
    open var unitsStyle = UnitsStyle.full
    /// Counts days and weeks between the dates; nil means the machine's.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The locale of the words; nil for that of the machine.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    /// Decodes Foundation's part only; the styles have their defaults.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Describes `date` relative to `referenceDate`.
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
