#if !canImport(Darwin)
  public import Foundation

  /// The lists of a formatter which may be nil on Apple's systems, and here may not. Beside Foundation's own lists, those
  /// of this protocol let `guard let`, `??` and `!` compile.
  public protocol _OptionalSymbols: DateFormatter {}

  extension DateFormatter: _OptionalSymbols {}

  extension _OptionalSymbols {
    // NB: the type in each getter chooses Foundation's list.
    private var own: DateFormatter { self }

    public var eraSymbols: [String]! {
      let list: [String] = own.eraSymbols
      return list
    }
    public var monthSymbols: [String]! {
      let list: [String] = own.monthSymbols
      return list
    }
    public var shortMonthSymbols: [String]! {
      let list: [String] = own.shortMonthSymbols
      return list
    }
    public var weekdaySymbols: [String]! {
      let list: [String] = own.weekdaySymbols
      return list
    }
    public var shortWeekdaySymbols: [String]! {
      let list: [String] = own.shortWeekdaySymbols
      return list
    }
    public var longEraSymbols: [String]! {
      let list: [String] = own.longEraSymbols
      return list
    }
    public var veryShortMonthSymbols: [String]! {
      let list: [String] = own.veryShortMonthSymbols
      return list
    }
    public var standaloneMonthSymbols: [String]! {
      let list: [String] = own.standaloneMonthSymbols
      return list
    }
    public var shortStandaloneMonthSymbols: [String]! {
      let list: [String] = own.shortStandaloneMonthSymbols
      return list
    }
    public var veryShortStandaloneMonthSymbols: [String]! {
      let list: [String] = own.veryShortStandaloneMonthSymbols
      return list
    }
    public var veryShortWeekdaySymbols: [String]! {
      let list: [String] = own.veryShortWeekdaySymbols
      return list
    }
    public var standaloneWeekdaySymbols: [String]! {
      let list: [String] = own.standaloneWeekdaySymbols
      return list
    }
    public var shortStandaloneWeekdaySymbols: [String]! {
      let list: [String] = own.shortStandaloneWeekdaySymbols
      return list
    }
    public var veryShortStandaloneWeekdaySymbols: [String]! {
      let list: [String] = own.veryShortStandaloneWeekdaySymbols
      return list
    }
    public var quarterSymbols: [String]! {
      let list: [String] = own.quarterSymbols
      return list
    }
    public var shortQuarterSymbols: [String]! {
      let list: [String] = own.shortQuarterSymbols
      return list
    }
    public var standaloneQuarterSymbols: [String]! {
      let list: [String] = own.standaloneQuarterSymbols
      return list
    }
    public var shortStandaloneQuarterSymbols: [String]! {
      let list: [String] = own.shortStandaloneQuarterSymbols
      return list
    }
  }
#endif
