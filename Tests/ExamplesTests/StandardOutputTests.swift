import Foundation
import Testing

@testable import CommandOutput

@Suite("The output of a command", .timeLimit(.minutes(20))) struct StandardOutputTests {
  @Test func `writing a line to a full disk is an error with the reason`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let output = StandardOutput(full, named: "the results")
    let error = #expect(throws: CannotWrite.self) { try output.line("a line") }
    #expect(error?.description == "cannot write the results: No space left on device")
  }

  @Test func `writing a file to a full disk is an error with the reason`() throws {
    let error = #expect(throws: CannotWrite.self) { try OutputPath.write("text", to: "/dev/full") }
    #expect(error?.description == "cannot write /dev/full: No space left on device")
  }

  @Test func `writing an empty text succeeds even on a full disk`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let output = StandardOutput(full, named: "the results")
    try output.write("")
    #expect(throws: CannotWrite.self) { try output.write("text") }
  }

  @Test func `writing to a symbolic link replaces its target and keeps the link`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.path + "/file", folder.path + "/link")
    try OutputPath.write("old", to: file)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    try OutputPath.write("new", to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "new")
  }

  @Test func `checkFile(_:) rejects a path that cannot be written, and writes nothing`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("picture.svg").path
    try OutputPath.checkFile(file)
    #expect(!FileManager.default.fileExists(atPath: file))
    try OutputPath.write("text", to: file)
    try OutputPath.checkFile(file)
    #expect(
      #expect(throws: CannotWrite.self) { try OutputPath.checkFile(folder.path) }?.description
        == "cannot write \(folder.path): it is a folder")
    #expect(
      #expect(throws: CannotWrite.self) { try OutputPath.checkFile(file + "/inner") }?.description
        == "cannot write \(file)/inner: \(file) is a file, not a folder")
    #expect(
      #expect(throws: CannotWrite.self) { try OutputPath.checkFile(folder.path + "/none/inner") }?.description
        == "cannot write \(folder.path)/none/inner: there is no folder \(folder.path)/none. To fix, make it first.")
  }

  @Test func `an empty path is an error for files and folders`() {
    let file = #expect(throws: CannotWrite.self) { try OutputPath.checkFile("") }
    let folder = #expect(throws: CannotWrite.self) { try OutputPath.makeFolder("") }
    #expect(
      [file, folder].map { $0?.description } == Array(repeating: #"cannot write "": the path is empty"#, count: 2))
  }

  @Test func `makeFolder(_:) creates parent folders, and rejects a path through a file`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let plots = folder.appendingPathComponent("a/b").path
    try OutputPath.makeFolder(plots)
    try OutputPath.write("text", to: plots + "/file")
    for path in [plots + "/file", plots + "/file/inner", plots + "/file/inner/most"] {
      let error = #expect(throws: CannotWrite.self) { try OutputPath.makeFolder(path) }
      #expect(error?.description == "cannot write \(path): \(plots)/file is a file, not a folder")
    }
  }
}
