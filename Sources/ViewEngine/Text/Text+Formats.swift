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

  /// Shows the letters of a string with attributes; the attributes are not kept.
  // NB: disfavoured, for a literal can be one.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(verbatim: String(attributedContent.characters)) }
}
