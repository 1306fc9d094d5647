#if !canImport(Darwin)
  public import Foundation

  /// What has been copied. Nothing else than the program itself copies to it.
  @MainActor @preconcurrency
  public final class UIPasteboard {
    public static let general = UIPasteboard()

    /// What there is, the newest copy only.
    public var strings: [String]?

    /// The first of the strings.
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
#endif
