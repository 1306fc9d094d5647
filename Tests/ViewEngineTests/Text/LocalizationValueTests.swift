import Foundation
import Testing

@testable import ViewEngine

@Suite("Texts that are looked up", .timeLimit(.minutes(20))) struct LocalizationValueTests {
  @Test func `String(localized:) returns its default value instead of its key`() {
    #expect(String(localized: "greeting", defaultValue: "Hello \(1.5, specifier: "%.2f")") == "Hello 1.50")
  }

  @Test func `String(localized:) returns its key with the interpolated values`() {
    #expect(String(localized: "a key") == "a key")
    #expect(String(localized: "a \(7) key", table: "Words", bundle: .main, comment: "a comment") == "a 7 key")
    #expect(String(localized: String.LocalizationValue("a value")) == "a value")
  }
}
