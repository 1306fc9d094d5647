import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Rare names of SwiftUI that act", .timeLimit(.minutes(20))) struct RareNamesTests {
  private final class Note: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    let text: String
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws { text = "" }
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private struct Exporting: View {
    @State private var isShown = true
    @State private var result = ""
    var body: some View {
      Text(result).fileExporter(isPresented: $isShown, document: Note("words"), contentType: .plainText) {
        result = (try? $0.get()).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "failed"
      }
    }
  }

  @Test func `a document that is an object is exported to the chosen file`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    let host = ViewHost(Exporting())
    try host.chooseFile(url)
    #expect(host.texts == ["words"])
  }

  private final class Letter: NSObject {
    let sent: Int?
    init(_ sent: Int?) { self.sent = sent }
  }

  @Test(arguments: [true, false]) func `letters without a date come before others`(isAscending: Bool) {
    let order = NSSortDescriptor(keyPath: \Letter.sent, ascending: isAscending)
    let sorted = [2, nil, 1].map(Letter.init).sorted { order.compare($0, to: $1) == .orderedAscending }.map(\.sent)
    let expected: [Int?] = isAscending ? [nil, 1, 2] : [2, 1, nil]
    #expect(sorted == expected)
  }

  private struct Order {}

  @Test func `a predicate with a format says that it cannot be evaluated`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "name == %@", "Ada").evaluate(with: nil)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains(#"NSPredicate(format: "name == %@") is not evaluated"#))
    #expect(message.contains("To fix, use NSPredicate(block:)"))
  }
}
