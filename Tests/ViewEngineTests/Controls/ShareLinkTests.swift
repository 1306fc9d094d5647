import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Share links", .timeLimit(.minutes(20))) struct ShareLinkTests {
  @Test func `a tap on a ShareLink records the shared items in the trace`() throws {
    let host = ViewHost {
      ShareLink(item: "a word")
      ShareLink("Send", items: [1, 2])
      ShareLink(item: "hidden", preview: SharePreview("A picture", image: "star")) { Text("Look") }
    }
    #expect(host.texts == ["Share", "Send", "Look"])
    #expect(host.interactions.map(\.description) == ["tap Share", "tap Send", "tap Look"])
    host.clearTrace()
    try host.tap("Share")
    try host.tap("Send")
    #expect(
      host.trace == [
        .event("tap Share"), .action("share a word"), .event("tap Send"), .action("share 1, 2"),
      ])
  }

  @Test func `a disabled ShareLink cannot be tapped`() throws {
    let host = ViewHost { ShareLink(item: "a word").disabled(true) }
    #expect(throws: ViewHostError.self) { try host.tap("Share") }
  }
}
