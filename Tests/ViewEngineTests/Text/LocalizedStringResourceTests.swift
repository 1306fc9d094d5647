import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Texts that are looked up", .timeLimit(.minutes(20))) struct LocalizedStringResourceTests {
  @Test func `a localized resource shows its key with the interpolated values`() {
    let name = "Ann"
    let resource: LocalizedStringResource = "Hello \(name), \(3)"
    #expect(resource.key == "Hello Ann, 3")
    #expect(String(localized: resource) == "Hello Ann, 3")
    #expect(ViewHost(Text(resource)).texts == ["Hello Ann, 3"])
    #expect(ViewHost(Text("Say: \(resource)")).texts == ["Say: Hello Ann, 3"])
  }

  @Test func `a default value is shown instead of its key`() {
    let resource = LocalizedStringResource("greeting", defaultValue: "Hello", table: "Words", comment: "first screen")
    #expect(resource.key == "greeting")
    #expect(String(localized: resource) == "Hello")
    #expect(String(localized: "greeting", defaultValue: "Hello \(1.5, specifier: "%.2f")") == "Hello 1.50")
  }

  @Test func `String(localized:) returns its key with the interpolated values`() {
    #expect(String(localized: "a key") == "a key")
    #expect(String(localized: "a \(7) key", table: "Words", bundle: .main, comment: "a comment") == "a 7 key")
    #expect(String(localized: String.LocalizationValue("a value")) == "a value")
  }
}
