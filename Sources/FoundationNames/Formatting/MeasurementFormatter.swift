#if !canImport(Darwin)
  public import Foundation

  /// Writes a measurement with its unit, in English. It converts no unit.
  open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// How to choose the unit. Only `temperatureWithoutUnit` has an effect: the unit is always the measurement's own.
    public struct UnitOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let providedUnit = UnitOptions(rawValue: 1)
      public static let naturalScale = UnitOptions(rawValue: 2)
      /// Writes degrees without their scale.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }
    public typealias UnitStyle = Foundation.Formatter.UnitStyle

    /// How to choose the unit.
    open var unitOptions: UnitOptions = []
    /// How long the unit's name is.
    open var unitStyle: UnitStyle = .medium
    /// The language of the number.
    open var locale: Locale! = .current { didSet { numberFormatter.locale = locale } }
    /// Writes the number: with three digits after the point at most, unless a program changes it.
    open var numberFormatter: NumberFormatter! = NumberFormatter()

    public override init() {
      super.init()
      numberFormatter.numberStyle = .decimal
    }
    /// Keeps the settings.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The number and its unit.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
      if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature { return number + "°" }
      return number + name(of: measurement.unit, isOne: measurement.value == 1)
    }

    /// The unit's name.
    open func string(from unit: Unit) -> String { name(of: unit, isOne: false).trimmingCharacters(in: .whitespaces) }

    open override func string(for obj: Any) -> String? {
      (obj as? Unit).map { string(from: $0) } ?? (obj as? Measurement<Unit>).map { string(from: $0) }
    }

    private func name(of unit: Unit, isOne: Bool) -> String {
      let names = UnitNames(of: unit)
      return switch unitStyle {
      case .short: names.narrow
      case .medium: names.short
      case .long: isOne ? names.one : names.many
      @unknown default: names.short
      }
    }
  }
#endif
