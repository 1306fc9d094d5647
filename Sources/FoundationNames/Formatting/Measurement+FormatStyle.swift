#if !canImport(Darwin)
  public import Foundation

  /// The use of a measurement, which on Apple's systems chooses the unit. Here the unit is always the measurement's own.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    fileprivate let name: String
    public static var general: Self { Self(name: "general") }
    public static var asProvided: Self { Self(name: "asProvided") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "personHeight") }
    public static var road: Self { Self(name: "road") }
    public static var focalLength: Self { Self(name: "focalLength") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var visibility: Self { Self(name: "visibility") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "personWeight") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "workout") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self(name: "liquid") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { Self(name: "wind") }
  }
  extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    public static var barometric: Self { Self(name: "barometric") }
  }

  extension Measurement where UnitType: Dimension {
    /// Writes a measurement with its unit, in English. It converts no unit.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How long the unit's name is.
      public struct UnitWidth: Codable, Hashable, Sendable {
        fileprivate let number: Int
        /// The name: `5 meters`.
        public static var wide: Self { Self(number: 0) }
        /// A sign after a space: `5 m`.
        public static var abbreviated: Self { Self(number: 1) }
        /// A sign: `5m`.
        public static var narrow: Self { Self(number: 2) }
      }

      /// How long the unit's name is.
      public var width: UnitWidth
      /// Whether a temperature has no scale behind its degrees.
      public var hidesScaleName: Bool
      /// The language of the number.
      public var locale: Locale
      /// Kept; no unit is converted.
      public var usage: MeasurementFormatUnitUsage<UnitType>?
      /// How to write the number.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?

      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        (self.width, self.locale, self.usage) = (width, locale, usage)
        (self.numberFormatStyle, hidesScaleName) = (numberFormatStyle, false)
      }

      /// The number and its unit.
      public func format(_ value: Measurement<UnitType>) -> String {
        let number = value.value.formatted(numberFormatStyle ?? .number.locale(locale))
        if hidesScaleName { return number + "°" }
        let names = UnitNames(of: value.unit)
        return switch width {
        case .wide: number + (value.value == 1 ? names.one : names.many)
        case .narrow: number + names.narrow
        default: number + names.short
        }
      }

      /// The style in that language; only the number differs.
      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }
    }

    /// The number and its unit with the default style.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
    /// The text that the style writes.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
      style.format(self)
    }
  }

  extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// A style that can leave the scale out.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
      self.hidesScaleName = hidesScaleName
    }
  }

  extension FormatStyle {
    /// Writes a measurement with its unit, in English.
    public static func measurement<UnitType>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
    /// Writes a temperature, in English; it can leave the scale out.
    public static func measurement(
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
      Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
  }

  extension Measurement where UnitType == UnitInformationStorage {
    /// Writes a size in bytes, as `ByteCountFormatStyle` does.
    public struct ByteCountFormatStyle: Foundation.FormatStyle, Sendable {
      /// Writes the count.
      public var base: Foundation.ByteCountFormatStyle

      /// A style that writes the unit in English.
      public init(
        style: Foundation.ByteCountFormatStyle.Style, allowedUnits: Foundation.ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
      ) {
        base = Foundation.ByteCountFormatStyle(
          style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
          includesActualByteCount: includesActualByteCount, locale: locale)
      }
      /// A style that writes the unit in English.
      public func format(_ value: Measurement<UnitInformationStorage>) -> String {
        base.format(Int64(value.converted(to: .bytes).value))
      }
      /// A style that writes the unit in English.
      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.base.locale = locale
        return style
      }
    }
  }

  extension FormatStyle where Self == Measurement<UnitInformationStorage>.ByteCountFormatStyle {
    /// Writes a size in bytes.
    public static func byteCount(
      style: Foundation.ByteCountFormatStyle.Style, allowedUnits: Foundation.ByteCountFormatStyle.Units = .all,
      spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
      Self(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount)
    }
  }
#endif
