import Foundation
import Testing

import SwiftUI

@Suite("Markdown in an attributed string", .timeLimit(.minutes(20))) struct MarkdownTests {
  private func plain(_ markdown: String) throws -> String {
    String(try AttributedString(markdown: markdown).characters)
  }

  @Test func `marks of inline syntax are left out`() throws {
    #expect(try plain("a **b** _c_ ~~d~~ `e*f*` *g*") == "a b c d e*f* g")
    #expect(try plain("snake_case_name, 2 * 3 * 4, \\*kept\\*") == "snake_case_name, 2 * 3 * 4, *kept*")
    #expect(try plain("**open") == "**open")
  }

  @Test func `a link becomes an attribute of its title`() throws {
    let text = try AttributedString(markdown: "See [the **page**](https://example.org/a).")
    #expect(String(text.characters) == "See the page.")
    let linked = text.runs.filter { $0.link != nil }.map { String(text[$0.range].characters) }.joined()
    #expect(linked == "the page")
    #expect(text.runs.first { $0.link != nil }?.link == URL(string: "https://example.org/a"))
  }

  @Test func `an attributed string keeps its links as an object`() throws {
    let text = try AttributedString(markdown: "[a](https://example.org)b")
    let object = NSMutableAttributedString(text)
    #expect(object.string == "ab")
    #expect(AttributedString(object) == text)
  }
}
