public import Foundation

extension ViewHost {
  /// Chooses a file in the file importer that is up, in one event, which ends it.
  ///
  /// In a file exporter, the URL says where the document goes.
  ///
  /// - Throws: `ViewHostError` if no file importer is up.
  public func chooseFile(_ url: URL, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try chooseFiles([url], "chooseFile") }
  }

  /// Chooses files in the file importer that is up, in one event, which ends it.
  /// - Throws: `ViewHostError` if no file importer is up, or it has one file be chosen and these are more or none.
  public func chooseFiles(_ urls: [URL], fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try chooseFiles(urls, "chooseFiles") }
  }

  private func chooseFiles(_ urls: [URL], _ name: String) throws {
    let screen = try screen(name)
    guard let top = screen.top, let choice = screen.offering(ChooseFiles.self, in: top).last?.action else {
      throw ViewHostError(
        .notFound, name, "no file importer is presented", toFix: "perform the event that presents it first")
    }
    guard choice.allowsMany || urls.count == 1 else {
      throw ViewHostError(
        .invalidValue, name, "the file importer takes one file, and \(urls.count) were chosen",
        toFix: "call chooseFile(_:) with one URL, or pass allowsMultipleSelection: true to .fileImporter")
    }
    graph.work(on: "choose " + urls.map(\.lastPathComponent).joined(separator: ", ")) { choice.choose(urls) }
  }
}

extension ChooseFiles: PerformedVerb {
  static func perform(_ on: Call, _ input: FilePaths) throws {
    try on.host.chooseFiles(input.paths.map { URL(fileURLWithPath: $0) })
  }
}

extension ViewHost.Step {
  /// Chooses the files at these paths in the file importer that is up.
  public static func chooseFiles(_ paths: [String]) -> Self { Self(ChooseFiles.self, "", FilePaths(paths)) }
}
