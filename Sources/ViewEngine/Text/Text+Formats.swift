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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Text {
  /// Shows what a format makes of a value, in the locale that the format names: that of the environment is not asked
  /// (our choice), so that a format without one writes as the machine does.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}
