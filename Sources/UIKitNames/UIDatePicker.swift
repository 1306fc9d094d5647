#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// A control for a date; a test sets `date` and sends `valueChanged`.
  @MainActor @preconcurrency
  open class UIDatePicker: UIControl {
    /// The part of a date that a person chooses, numbered from 0.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    /// The look, numbered from 0; nothing is drawn.
    public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

    override var primaryEvent: Event { .valueChanged }
    /// Kept; the time of the picker's creation at first. The bounds do not limit it.
    open var date = Date()
    /// Sets `date` at once; sends no action.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    /// Kept, date and time at first.
    open var datePickerMode = Mode.dateAndTime
    /// Kept, nil at first.
    open var minimumDate: Date?
    /// Kept, nil at first.
    open var maximumDate: Date?
    /// Kept, 0 seconds at first.
    open var countDownDuration: TimeInterval = 0
    /// Kept, 1 at first.
    open var minuteInterval = 1
    /// Kept, nil at first.
    open var locale: Locale?
    /// Kept; the current calendar at first.
    open var calendar: Calendar! = .current
    /// Kept, nil at first.
    open var timeZone: TimeZone?
    /// Kept, automatic at first.
    open var preferredDatePickerStyle = Style.automatic
    /// The preferred style.
    open var datePickerStyle: Style { preferredDatePickerStyle }
    /// Kept and true at first.
    open var roundsToMinuteInterval = true
  }
#endif
