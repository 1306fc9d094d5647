/// The kinds of controls that have styles.
public struct _StyleFamilies: OptionSet, Sendable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }
  static let button = _StyleFamilies(rawValue: 1)
  static let toggle = _StyleFamilies(rawValue: 2)
  static let label = _StyleFamilies(rawValue: 4)
  static let groupBox = _StyleFamilies(rawValue: 8)
  static let progressView = _StyleFamilies(rawValue: 16)
  static let labeledContent = _StyleFamilies(rawValue: 32)
  static let disclosureGroup = _StyleFamilies(rawValue: 64)
  static let gauge = _StyleFamilies(rawValue: 128)
  static let textField = _StyleFamilies(rawValue: 256)
}
