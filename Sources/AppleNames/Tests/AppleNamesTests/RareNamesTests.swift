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

  private struct Asking: View {
    @State private var isAsked = true
    @State private var name = ""
    let title: LocalizedStringResource
    var body: some View {
      Text("asking").confirmationDialog(title, isPresented: $isAsked) {
        Button("Yes") {}
      } message: {
        Text("message")
      }
      TextField(title, text: $name)
      Menu(title) { Button("item") {} }
      Picker(title, selection: $name) { Text("a").tag("a") }
    }
  }

  @Test func `titles can be resources`() throws {
    let host = ViewHost(Asking(title: "Title"))
    #expect(host.texts.filter { $0 == "Title" }.count >= 2)
    try host.tap("Yes")
    #expect(!host.texts.contains("message"))
  }

  @Test func `a NavigationLink is named by a LocalizedStringResource`() throws {
    let (details, about): (LocalizedStringResource, LocalizedStringResource) = ("Details", "About")
    let host = ViewHost(
      NavigationStack {
        NavigationLink(details, value: 3).navigationDestination(for: Int.self) { Text("page \($0)") }
        NavigationLink(about) { Text("about") }
      })
    try host.tap("Details")
    #expect(host.texts.contains("page 3"))
    try host.goBack()
    try host.tap("About")
    #expect(host.texts.contains("about"))
  }

  @Test func `a predicate with a format says that it cannot be evaluated`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "name == %@", "Ada").evaluate(with: nil)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains(#"NSPredicate(format: "name == %@") is not evaluated"#))
    #expect(message.contains("To fix, use NSPredicate(block:)"))
  }
}
