import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("File importers", .timeLimit(.minutes(20))) struct FileImporterTests {
  private struct Importer: View {
    let log: Log
    @State var isPresented = false
    @State var many = false

    var body: some View {
      Button("one") { isPresented = true }
        .fileImporter(isPresented: $isPresented, allowedContentTypes: [.json, .plainText]) { result in
          log("\(isPresented) \((try? result.get())?.lastPathComponent ?? "none")")
        }
      Button("many") { many = true }
        .fileImporter(isPresented: $many, allowedContentTypes: [.image], allowsMultipleSelection: true) { result in
          log("\((try? result.get())?.map(\.lastPathComponent) ?? [])")
        } onCancellation: {
          log("cancelled")
        }
    }
  }

  @Test func `chooseFile() delivers the file and closes the file importer`() throws {
    let log = Log()
    let host = ViewHost(Importer(log: log))
    try host.tap("one")
    #expect(
      host.tree == """
        Button
          Text "one"
        FileImporter [types: public.json public.plain-text]
          Files
        Button
          Text "many"
        """)
    #expect(host.interactions.map(\.description) == ["dismissSheet", "chooseFiles"])
    try host.chooseFile(URL(fileURLWithPath: "/a/b.json"))
    #expect(log.take() == ["false b.json"])
    #expect(host.interactions.map(\.description) == ["tap one", "tap many"])
  }

  @Test func `chooseFiles() accepts several files only if the importer allows it`() throws {
    let log = Log()
    let host = ViewHost(Importer(log: log))
    let files = ["a", "b"].map { URL(fileURLWithPath: "/\($0)") }
    try host.tap("one")
    #expect(throws: ViewHostError.self) { try host.chooseFiles(files) }
    try host.dismissSheet()
    try host.tap("many")
    try host.chooseFiles(files)
    #expect(log.take() == [#"["a", "b"]"#])
  }

  @Test func `dismissing a file importer cancels it without a file`() throws {
    let log = Log()
    let host = ViewHost(Importer(log: log))
    try host.tap("many")
    try host.dismissSheet()
    #expect(log.take() == ["cancelled"])
    #expect(throws: ViewHostError.self) { try host.chooseFile(URL(fileURLWithPath: "/a")) }
  }
}
