#if !canImport(Darwin)
  public import KitNames

  /// A control with a date. Only a program sets it.
  @MainActor @preconcurrency
  open class NSDatePicker: NSControl {
    /// Three looks, numbered from 0.
    public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
    /// One date or a range, numbered from 0.
    public enum Mode: UInt, Sendable { case single, range }
    /// Parts of a date, as AppKit's bits.
    public struct ElementFlags: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let hourMinute = ElementFlags(rawValue: 0xc)
      public static let hourMinuteSecond = ElementFlags(rawValue: 0xe)
      public static let timeZone = ElementFlags(rawValue: 0x10)
      public static let yearMonth = ElementFlags(rawValue: 0xc0)
      public static let yearMonthDay = ElementFlags(rawValue: 0xe0)
      public static let era = ElementFlags(rawValue: 0x100)
    }
    /// The first of January 2001 at first; a new date is put between `minDate` and `maxDate`.
    open var dateValue = Date(timeIntervalSinceReferenceDate: 0) {
      didSet {
        let fitting = max(minDate ?? dateValue, min(maxDate ?? dateValue, dateValue))
        if fitting != dateValue { dateValue = fitting }
      }
    }
    /// Kept, nil at first; a date that is set later is put between them.
    open var minDate: Date?
    /// Kept, nil at first; a date that is set later is put between them.
    open var maxDate: Date?
    /// Kept, 0 at first; nothing is drawn.
    open var timeInterval: TimeInterval = 0
    /// Kept, `textFieldAndStepper` at first; nothing is drawn.
    open var datePickerStyle = Style.textFieldAndStepper
    /// Kept, `single` at first; nothing is drawn.
    open var datePickerMode = Mode.single
    /// Kept; nothing is drawn.
    open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond]
    /// Kept, nil at first; nothing is drawn.
    open var calendar: Calendar?
    /// Kept, nil at first; nothing is drawn.
    open var locale: Locale?
    /// Kept, nil at first; nothing is drawn.
    open var timeZone: TimeZone?
    /// Kept and true at first; nothing is drawn.
    open var isBezeled = true
    /// Kept and false at first; nothing is drawn.
    open var isBordered = false
    /// Kept and true at first; nothing is drawn.
    open var drawsBackground = true
    /// Kept, `controlBackgroundColor` at first; nothing is drawn.
    open var backgroundColor: NSColor! = .controlBackgroundColor
    /// Kept, `controlTextColor` at first; nothing is drawn.
    open var textColor: NSColor! = .controlTextColor
    /// Kept and false at first; nothing is drawn.
    open var presentsCalendarOverlay = false
    /// A weak reference; no method of it is called.
    open weak var delegate: (any NSDatePickerCellDelegate)?
  }

  /// Learns of dates before they are set. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSDatePickerCellDelegate: AnyObject {}
#endif
