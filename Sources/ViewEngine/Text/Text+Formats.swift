public import Foundation

extension Text {
  /// Shows what a formatter makes of a value.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

#if !canImport(Darwin)
  // NB: Apple's Foundation has a class behind each of these, so that one generic function is enough there.
  extension Text {
    public init(_ subject: Date, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "") }
    public init(_ subject: Decimal, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "") }
    public init(_ subject: DateInterval, formatter: Formatter) {
      self.init(verbatim: formatter.string(for: subject) ?? "")
    }
  }

  extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
      appendInterpolation(formatter.string(for: subject) ?? "")
    }
    public mutating func appendInterpolation(_ subject: Decimal, formatter: Formatter) {
      appendInterpolation(formatter.string(for: subject) ?? "")
    }
    public mutating func appendInterpolation(_ subject: DateInterval, formatter: Formatter) {
      appendInterpolation(formatter.string(for: subject) ?? "")
    }
  }
#endif

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Text {
  /// Shows what a format makes of a value, in the locale that the format names: that of the environment is not asked
  /// (our choice), so that a format without one writes as the machine does.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}
