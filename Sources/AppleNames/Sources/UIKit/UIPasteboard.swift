/// The pasteboard of the process: only the program itself copies to it.
@MainActor @preconcurrency
public final class UIPasteboard {
  public static let general = UIPasteboard()
  public var strings: [String]?
  /// The first of `strings`; setting it drops the others, and nil drops all.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The first of the strings, as a URL.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
}
