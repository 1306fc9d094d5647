import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Link", .timeLimit(.minutes(20))) struct LinkTests {
  @Test func `a Link is opened by the openURL action of the environment`() throws {
    let log = Log()
    let url = try #require(URL(string: "https://example.com/page"))
    let host = ViewHost {
      Link("Page", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            log(url.absoluteString)
            return .handled
          })
      Link(destination: url) { Text("Unhandled") }
    }
    try host.tap("Page")
    try host.tap("Unhandled")
    #expect(log.take() == ["https://example.com/page"])
    #expect(host.tree.hasPrefix("Link [destination: https://example.com/page]\n  Text \"Page\""))
  }
}
