import Testing
import UniformTypeIdentifiers

// This file imports nothing else, as a file of an app that says `import UniformTypeIdentifiers`.

extension UTType {
  fileprivate static let card = UTType(exportedAs: "org.example.card", conformingTo: .json)
}

@Suite("What a file has that imports UniformTypeIdentifiers", .timeLimit(.minutes(20))) struct TypeIdentifierTests {
  @Test func `a file that imports UniformTypeIdentifiers can use its types and Foundation`() {
    #expect(UTType.png.conforms(to: .image) && UTType.card.identifier == "org.example.card")
    #expect(UTType.card.conforms(to: .json) && UTType.card.conforms(to: .text))
    #expect(UTType(filenameExtension: URL(fileURLWithPath: "/a.json").pathExtension) == .json)
    #expect(UTType.unixExecutable.conforms(to: .executable) && UTType.unixExecutable.conforms(to: .data))
    #expect(UTType.webP.conforms(to: .image) && UTType.tabSeparatedText.conforms(to: .delimitedText))
    #expect(UTType(filenameExtension: "sh") == .shellScript && UTType.shellScript.conforms(to: .sourceCode))
    #expect(NSItemProvider().registeredTypeIdentifiers == [])
  }

  @Test func `a name gets the extension of its type unless it has that`() {
    let folder = URL(fileURLWithPath: "/a")
    let names = ["list", "list.txt", "list.md"].map {
      folder.appendingPathComponent($0, conformingTo: .plainText).lastPathComponent
    }
    #expect(names == ["list.txt", "list.txt", "list.md.txt"])
    #expect(folder.appendingPathComponent("b", conformingTo: .folder).lastPathComponent == "b")
  }
}
