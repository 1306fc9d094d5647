import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown that is read; the engine reads inline syntax only, in all cases.
    public enum InterpretedSyntax: Int, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    /// What happens to text that cannot be read; the engine reads all text.
    public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self = InlineMarkdown(baseURL: baseURL).attributed(markdown[...])
  }

  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

/// Reads the inline part of Markdown.
private struct InlineMarkdown {
  let baseURL: URL?

  func attributed(_ text: Substring) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    var rest = text
    func flush() {
      if !plain.isEmpty { result += AttributedString(plain) }
      plain = ""
    }
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if first == "`", let (inner, behind) = enclosed(rest, in: "`") {
        plain += inner
        rest = behind
      } else if first == "[", let (title, url, behind) = link(rest) {
        flush()
        var piece = attributed(title)
        piece.link = url
        result += piece
        rest = behind
      } else if let mark = ["**", "__", "~~", "*", "_"].first(where: { rest.hasPrefix($0) }),
        !(mark.first == "_" && plain.last?.isLetter == true), let (inner, behind) = enclosed(rest, in: mark)
      {
        flush()
        result += attributed(inner)
        rest = behind
      } else {
        plain.append(first)
        rest.removeFirst()
      }
    }
    flush()
    return result
  }

  /// What is between two marks, and what is behind the second; nil if there is no second one.
  private func enclosed(_ text: Substring, in mark: String) -> (inner: Substring, behind: Substring)? {
    let body = text.dropFirst(mark.count)
    guard body.first?.isWhitespace == false, let end = body.range(of: mark), end.lowerBound > body.startIndex else {
      return nil
    }
    return (body[..<end.lowerBound], body[end.upperBound...])
  }

  private func link(_ text: Substring) -> (title: Substring, url: URL, behind: Substring)? {
    guard let middle = text.range(of: "]("), let end = text[middle.upperBound...].firstIndex(of: ")") else {
      return nil
    }
    let target = text[middle.upperBound..<end].split(separator: " ").first.map(String.init) ?? ""
    guard let url = URL(string: target, relativeTo: baseURL) else { return nil }
    return (text[text.index(after: text.startIndex)..<middle.lowerBound], url, text[text.index(after: end)...])
  }
}
