#if !canImport(Darwin)
  public import Foundation

  extension URL {
    /// Writes a URL, with or without its parts.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// Whether a part is written.
      public struct ComponentDisplayOption: Codable, Hashable, Sendable {
        fileprivate let number: Int
        public static let never = Self(number: 0)
        public static let always = Self(number: 1)
        /// Leaves the part out of an address of the web.
        public static let omitIfHTTPFamily = Self(number: 2)
      }
      private var options: [String: ComponentDisplayOption] = [:]

      /// All parts, as they are in the URL.
      public init() {}

      private func with(_ part: String, _ option: ComponentDisplayOption) -> Self {
        var style = self
        style.options[part] = option
        return style
      }
      /// Whether that part is written.
      public func scheme(_ option: ComponentDisplayOption = .always) -> Self { with("scheme", option) }
      /// Whether that part is written.
      public func user(_ option: ComponentDisplayOption = .never) -> Self { with("user", option) }
      /// Whether that part is written.
      public func password(_ option: ComponentDisplayOption = .never) -> Self { with("password", option) }
      /// Whether that part is written.
      public func host(_ option: ComponentDisplayOption = .always) -> Self { with("host", option) }
      /// Whether that part is written.
      public func port(_ option: ComponentDisplayOption = .always) -> Self { with("port", option) }
      public func path(_ option: ComponentDisplayOption = .always) -> Self { with("path", option) }
      /// Whether that part is written.
      public func query(_ option: ComponentDisplayOption = .never) -> Self { with("query", option) }
      /// Whether that part is written.
      public func fragment(_ option: ComponentDisplayOption = .never) -> Self { with("fragment", option) }

      /// Whether that part is written.
      public func format(_ value: URL) -> String {
        guard !options.isEmpty, var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
          return value.absoluteString
        }
        let isHTTP = ["http", "https"].contains(parts.scheme)
        func omits(_ part: String) -> Bool {
          options[part].map { $0 == .never || $0 == .omitIfHTTPFamily && isHTTP } ?? false
        }
        if omits("scheme") { parts.scheme = nil }
        if omits("user") { parts.user = nil }
        if omits("password") { parts.password = nil }
        if omits("port") { parts.port = nil }
        if omits("query") { parts.query = nil }
        if omits("fragment") { parts.fragment = nil }
        if omits("path") { parts.path = "" }
        if omits("host") { parts.host = nil }
        let text = parts.string ?? value.absoluteString
        return omits("scheme") && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
      }
    }

    /// The text of the URL.
    public func formatted() -> String { FormatStyle().format(self) }
    /// The text that the style writes.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
      style.format(self)
    }
  }

  extension FormatStyle where Self == URL.FormatStyle {
    /// Writes a URL.
    public static var url: Self { Self() }
  }
#endif
