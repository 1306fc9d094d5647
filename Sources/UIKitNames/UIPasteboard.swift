#if !canImport(Darwin)
  public import Foundation

  /// The pasteboard of the process: only the program itself copies to it.
  @MainActor @preconcurrency
  public final class UIPasteboard {
    public static let general = UIPasteboard()

    /// All texts of the newest copy; nil at first.
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

    /// True unless `strings` is nil or empty.
    public var hasStrings: Bool { string != nil }
    /// True if the first string parses as a URL, even without a scheme.
    public var hasURLs: Bool { url != nil }
  }
#endif
