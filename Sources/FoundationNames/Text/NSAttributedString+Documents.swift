#if !canImport(Darwin)
  public import Foundation

  extension NSAttributedString {
    /// The form of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let plain = DocumentType(rawValue: "NSPlainText")
      public static let html = DocumentType(rawValue: "NSHTML")
      public static let rtf = DocumentType(rawValue: "NSRTF")
      public static let rtfd = DocumentType(rawValue: "NSRTFD")
      public static let docFormat = DocumentType(rawValue: "NSDocFormat")
      public static let officeOpenXML = DocumentType(rawValue: "NSOfficeOpenXML")
    }
    /// The name of a setting for reading.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
      public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
      public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
      public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
      public static let timeout = DocumentReadingOptionKey(rawValue: "Timeout")
      public static let textSizeMultiplier = DocumentReadingOptionKey(rawValue: "TextSizeMultiplier")
    }
    /// The name of a property of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
      public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
      public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
      public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
      public static let author = DocumentAttributeKey(rawValue: "Author")
      public static let title = DocumentAttributeKey(rawValue: "Title")
    }

    /// The text of the data. Of HTML it is the text between the tags, without styles and links.
    ///
    /// - Throws: `CocoaError` for other forms, and for data that is no text.
    public convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
      let type = options[.documentType] as? DocumentType ?? .plain
      let number = options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? NSNumber)?.uintValue
      let encoding = String.Encoding(rawValue: number ?? String.Encoding.utf8.rawValue)
      guard [.plain, .html].contains(type), let text = String(data: data, encoding: encoding) else {
        throw CocoaError(.fileReadUnknown)
      }
      self.init(string: type == .html ? textOfHTML(text) : text)
    }
    /// The text of the file: see `init(data:options:documentAttributes:)`.
    ///
    /// - Throws: `CocoaError` for a file that cannot be read as text.
    public convenience init(
      url: URL, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws { try self.init(data: Data(contentsOf: url), options: options) }
    /// The text between the tags; nil for data that is no text.
    public convenience init?(
      html data: Data, documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) {
      guard let text = String(data: data, encoding: .utf8) else { return nil }
      self.init(string: textOfHTML(text))
    }
    /// Nil: no rich text is read.
    public convenience init?(
      rtf data: Data, documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) { return nil }

    /// The text in UTF-8, for plain text.
    ///
    /// - Throws: `CocoaError` for other forms: no rich text is written.
    public func data(
      from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
      guard dict[.documentType] as? DocumentType ?? .plain == .plain else { throw CocoaError(.fileWriteUnknown) }
      return Data(attributedSubstring(from: range).string.utf8)
    }
    /// Nil: no rich text is written.
    public func rtf(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) -> Data? { nil }
    /// Whether the text has a picture or a file.
    public func containsAttachments(in range: NSRange) -> Bool {
      var found = false
      enumerateAttribute(NSAttributedString.Key("NSAttachment"), in: range, options: []) { value, _, _ in
        found = found || value != nil
      }
      return found
    }
  }

  extension NSMutableAttributedString {
    /// Does nothing: the attributes stay as they are.
    public func fixAttributes(in range: NSRange) {}
  }

  /// A pointer to a result; never dereferenced here.
  public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

  /// The text between the tags, with the line breaks of paragraphs.
  private func textOfHTML(_ html: String) -> String {
    var text = html
    for (pattern, replacement) in [
      (#"(?is)<(script|style|head)\b.*?</\1>"#, ""), (#"\s+"#, " "), (#"(?i) ?<br\s*/?> ?"#, "\n"),
      (#"(?i) ?</(p|div|h[1-6]|li|tr|ul|ol)>\s*"#, "\n"), (#"(?i)<li\b[^>]*>"#, "\u{2022} "), (#"<[^>]*>"#, ""),
    ] { text = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression) }
    let entities = [
      "&nbsp;": "\u{A0}", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&apos;": "'", "&amp;": "&",
    ]
    for (entity, character) in entities where entity != "&amp;" { text = text.replacing(entity, with: character) }
    return text.replacing("&amp;", with: "&")
  }
#endif
