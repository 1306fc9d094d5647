#if !canImport(Darwin)
  public import Foundation

  extension PersonNameComponents {
    /// Writes a name in the English order.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How much of the name is written.
      public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }

      /// How much of the name is written.
      public var style: Style
      /// Kept; the order is English.
      public var locale: Locale

      /// Keeps the settings.
      public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
        (self.style, self.locale) = (style, locale)
      }

      /// The parts of the name; the nickname, if there is one, is a short name.
      public func format(_ value: PersonNameComponents) -> String {
        let parts: [String?] =
          switch style {
          case .short: [value.nickname ?? value.givenName ?? value.familyName]
          case .medium: [value.givenName, value.familyName]
          case .long: [value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix]
          case .abbreviated: [value.givenName, value.familyName].map { $0?.first.map(String.init) }
          }
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: style == .abbreviated ? "" : " ")
      }
      public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// The given and the family name.
    public func formatted() -> String { FormatStyle().format(self) }
    /// The text that the style writes.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
      style.format(self)
    }

    /// Reads a name in the English order: the first word is the given name, the last one the family name.
    ///
    /// - Throws: `CocoaError` for a text without words.
    public init(_ value: String) throws {
      let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first else { throw CocoaError(.formatting) }
      self.init()
      givenName = first
      if words.count > 1 { familyName = words.last }
      if words.count > 2 { middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    }
  }

  extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes a name in the English order.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
  }
#endif
