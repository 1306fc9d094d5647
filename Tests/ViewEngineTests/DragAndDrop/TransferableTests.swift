import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Transferable values", .timeLimit(.minutes(20))) struct TransferableTests {
  private struct Note: Codable, Transferable, Equatable {
    var text = ""

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      DataRepresentation(contentType: .utf8PlainText) {
        Data($0.text.utf8)
      } importing: {
        Note(text: String(decoding: $0, as: UTF8.self))
      }
      FileRepresentation(exportedContentType: .plainText) { SentTransferredFile(URL(fileURLWithPath: "/\($0.text)")) }
      ProxyRepresentation(exporting: \.text)
    }
  }

  private struct Word: Transferable {
    let text: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation {
        $0.text
      } importing: {
        Word(text: $0)
      }
    }
  }

  @Test func `a value with several representations is dropped as the value itself`() throws {
    let log = Log()
    let host = ViewHost {
      Text("note").draggable(Note(text: "milk"))
      Text("word").draggable(Word(text: "bread")) { Text("preview") }
      Text("list").dropDestination(for: Note.self) { notes, _ in
        log(notes.map(\.text).joined())
        return true
      }
    }
    try host.drag("note", onto: "list")
    #expect(log.take() == ["milk"])
    #expect(throws: ViewHostError.self) { try host.drag("word", onto: "list") }
  }
}
