#if !canImport(Darwin)
  import Foundation

  /// The English names of a unit.
  struct UnitNames {
    /// After the number: with a space if the name has one in front.
    let short: String
    let narrow: String
    /// The words for one and for more.
    let one: String
    let many: String

    /// The names of a unit; its symbol where they are unknown.
    init(of unit: Unit) {
      let symbol = unit.symbol
      // A minute and a meter have the same symbol.
      guard let words = unit is UnitDuration ? Self.durations[symbol] : Self.table[symbol] else {
        (short, narrow, one, many) = (" " + symbol, symbol, " " + symbol, " " + symbol)
        return
      }
      (short, narrow) = (words.short ?? " " + symbol, words.narrow ?? symbol)
      (one, many) = (" " + words.one, " " + (words.many ?? words.one + "s"))
    }

    private struct Words {
      let one: String
      var many: String?
      var short: String?
      var narrow: String?
    }

    private static let durations = [
      "s": Words(one: "second", short: " sec"), "m": Words(one: "minute", short: " min"),
      "h": Words(one: "hour", short: " hr"), "ms": Words(one: "millisecond"),
    ]

    private static let table: [String: Words] = [
      "m": Words(one: "meter"), "km": Words(one: "kilometer"), "cm": Words(one: "centimeter"),
      "mm": Words(one: "millimeter"), "mi": Words(one: "mile"),
      "ft": Words(one: "foot", many: "feet", narrow: "′"), "in": Words(one: "inch", many: "inches", narrow: "″"),
      "yd": Words(one: "yard"), "NM": Words(one: "nautical mile", short: " nmi", narrow: "nmi"),
      "kg": Words(one: "kilogram"), "g": Words(one: "gram"), "mg": Words(one: "milligram"),
      "lb": Words(one: "pound", narrow: "#"), "oz": Words(one: "ounce"), "st": Words(one: "stone", many: "stones"),
      "t": Words(one: "metric ton"),
      "°C": Words(one: "degree Celsius", many: "degrees Celsius", short: "°C"),
      "°F": Words(one: "degree Fahrenheit", many: "degrees Fahrenheit", short: "°F", narrow: "°"),
      "K": Words(one: "kelvin"),
      "m/s": Words(one: "meter per second", many: "meters per second"),
      "km/h": Words(one: "kilometer per hour", many: "kilometers per hour"),
      "mph": Words(one: "mile per hour", many: "miles per hour"), "kn": Words(one: "knot"),
      "J": Words(one: "joule"), "kJ": Words(one: "kilojoule"),
      "kCal": Words(one: "kilocalorie", short: " kcal", narrow: "kcal"),
      "cal": Words(one: "calorie"), "kWh": Words(one: "kilowatt hour", short: " kWh"),
      "W": Words(one: "watt"), "kW": Words(one: "kilowatt"), "hp": Words(one: "horsepower", many: "horsepower"),
      "L": Words(one: "liter"), "mL": Words(one: "milliliter"), "dL": Words(one: "deciliter"),
      "cup": Words(one: "cup", short: " c", narrow: "c"),
      "fl oz": Words(one: "fluid ounce", narrow: "fl oz"), "gal": Words(one: "gallon"), "pt": Words(one: "pint"),
      "qt": Words(one: "quart"), "tsp": Words(one: "teaspoon"), "tbsp": Words(one: "tablespoon"),
      "B": Words(one: "byte", short: " byte"), "kB": Words(one: "kilobyte"), "MB": Words(one: "megabyte"),
      "GB": Words(one: "gigabyte"), "TB": Words(one: "terabyte"), "bit": Words(one: "bit"),
      "°": Words(one: "degree", short: " deg", narrow: "°"), "rad": Words(one: "radian"),
      "Hz": Words(one: "hertz", many: "hertz"), "kHz": Words(one: "kilohertz", many: "kilohertz"),
      "MHz": Words(one: "megahertz", many: "megahertz"), "GHz": Words(one: "gigahertz", many: "gigahertz"),
      "hPa": Words(one: "hectopascal"), "kPa": Words(one: "kilopascal"), "mbar": Words(one: "millibar"),
      "bar": Words(one: "bar"), "psi": Words(one: "pound-force per square inch", many: "pounds-force per square inch"),
      "inHg": Words(one: "inch of mercury", many: "inches of mercury"),
      "mmHg": Words(one: "millimeter of mercury", many: "millimeters of mercury"),
      "V": Words(one: "volt"), "A": Words(one: "ampere"), "Ω": Words(one: "ohm"), "lx": Words(one: "lux", many: "lux"),
      "m²": Words(one: "square meter"), "km²": Words(one: "square kilometer"),
      "ft²": Words(one: "square foot", many: "square feet"),
      "ac": Words(one: "acre"), "ha": Words(one: "hectare"), "m³": Words(one: "cubic meter"),
      "L/100km": Words(one: "liter per 100 kilometers", many: "liters per 100 kilometers"),
      "mpg": Words(one: "mile per gallon", many: "miles per gallon"),
    ]
  }
#endif
