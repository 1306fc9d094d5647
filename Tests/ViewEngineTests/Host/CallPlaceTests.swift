import Testing

@testable import ViewEngine

@MainActor
@Suite("The place of a call in messages", .timeLimit(.minutes(20))) struct CallPlaceTests {
  nonisolated private static let calls: [(String, @MainActor @Sendable (ViewHost, Int) async throws -> Void)] = [
    ("tap", { try $0.tap("Load", line: $1) }), ("find", { _ = try $0.find("Load", line: $1) }),
    ("a verb of an element", { try $0.find("Save").toggle(line: $1) }),
    ("a step", { try $0.perform(.toggle("Load"), line: $1) }), ("goBack", { try $0.goBack(line: $1) }),
    ("expectTexts", { try $0.expectTexts(["Load"], line: $1) }),
    ("wait", { try await $0.wait(line: $1) { false } }),
    ("finish", { try await $0.finish(expecting: ["Load"], line: $1) }),
  ]

  @Test(arguments: calls.indices)
  func `an error names file and line of the call in the test`(call: Int) async {
    let host = ViewHost(Button("Save") {})
    let error = await #expect(throws: ViewHostError.self) { try await Self.calls[call].1(host, 700 + call) }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(
      lines.contains("  Called at ViewEngineTests/CallPlaceTests.swift:\(700 + call)."), "\(Self.calls[call].0)")
    #expect(error?.message.contains("Called at") == false)
  }

  @Test func `the place comes after the other details and before the fix`() {
    let host = ViewHost(Button("Save") {})
    #expect(
      #expect(throws: ViewHostError.self) { try host.tap("Load", fileID: "Shop/CartTests.swift", line: 12) }?
        .description == """
          tap: there is no button "Load" on screen.
            On screen: "Save".
            Called at Shop/CartTests.swift:12.

          To fix, use one of these labels, or perform the event that shows the button first.
          """)
  }

  @Test func `errors of two calls are equal if their messages are`() throws {
    let host = ViewHost(Button("Save") {})
    let first = try #require(#expect(throws: ViewHostError.self) { try host.tap("Load") })
    let second = try #require(#expect(throws: ViewHostError.self) { try host.tap("Load") })
    #expect(first == second)
    #expect(first.description != second.description)
    let other = try #require(#expect(throws: ViewHostError.self) { try host.tap("Loud") })
    #expect(first != other)
  }
}
