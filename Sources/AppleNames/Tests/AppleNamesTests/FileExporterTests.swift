import Foundation
import OnChangeCompat
import SwiftUI
import Testing
import UniformTypeIdentifiers

private struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText, .json]
  var text: String

  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    struct Empty: Error {}
    if text.isEmpty { throw Empty() }
    return FileWrapper(regularFileWithContents: Data("\(configuration.contentType.identifier): \(text)".utf8))
  }
}

private struct Editor: View {
  let document: Note?
  @State private var isExporting = false
  @State private var result = "nothing"
  var body: some View {
    Button("Export") { isExporting = true }
      .fileExporter(isPresented: $isExporting, document: document, contentType: .plainText, defaultFilename: "Note") {
        switch $0 {
        case .success(let url): result = url.lastPathComponent
        case .failure: result = "failed"
        }
      }
    Text(result)
  }
}

@MainActor
@Suite("A file exporter", .timeLimit(.minutes(20))) struct FileExporterTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  @Test func `a chosen URL gets the document, asked for in its type`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = ViewHost(Editor(document: Note(text: "milk")))
    try host.tap("Export")
    #expect(host.tree.contains("types: public.plain-text"))
    #expect(host.tree.contains("name: Note"))
    try host.chooseFile(folder.appendingPathComponent("list.txt"))
    #expect(host.tree.contains("Text \"list.txt\""))
    #expect(
      try String(contentsOf: folder.appendingPathComponent("list.txt"), encoding: .utf8) == "public.plain-text: milk")
  }

  @Test func `an error of the document goes to the completion`() throws {
    let host = ViewHost(Editor(document: Note(text: "")))
    try host.tap("Export")
    try host.chooseFile(folder)
    #expect(host.tree.contains("Text \"failed\""))
  }

  @Test func `nothing is presented without a document`() throws {
    let host = ViewHost(Editor(document: nil))
    try host.tap("Export")
    #expect(throws: ViewHostError.self) { try host.chooseFile(folder) }
  }

  @Test func `a folder of wrappers is the same after it was written and read`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let wrapper = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))]
    )
    #expect(wrapper.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt") == "b.txt")
    #expect(wrapper.addRegularFile(withContents: Data("c".utf8), preferredFilename: "b.txt") != "b.txt")
    try wrapper.write(to: folder, options: .withNameUpdating, originalContentsURL: nil)
    let read = try FileWrapper(url: folder, options: .immediate)
    #expect(read.fileWrappers?.count == 3)
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    #expect(wrapper.filename == folder.lastPathComponent)
  }
}
