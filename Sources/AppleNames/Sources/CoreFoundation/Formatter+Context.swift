import Foundation

extension DateFormatter {
  /// The place of the text in a sentence: always unknown, and a new value is dropped.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}

extension NumberFormatter {
  /// The place of the text in a sentence: always unknown, and a new value is dropped.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}

extension ByteCountFormatter {
  public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: Int64(measurement.converted(to: .bytes).value))
  }
}
