public import Foundation

extension View {
  /// Presents a choice of files; the types are kept in the tree, and not checked.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    choosingFiles(isPresented, allowedContentTypes, many: false, onCancellation: {}) { urls in
      if let url = urls.first { onCompletion(.success(url)) }
    }
  }

  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    choosingFiles(isPresented, allowedContentTypes, many: allowsMultipleSelection, onCancellation: onCancellation) {
      onCompletion(.success($0))
    }
  }

  @_spi(AppleNames) public nonisolated func choosingFiles(
    _ isPresented: Binding<Bool>, _ types: [UTType], many: Bool, name: String? = nil,
    onCancellation: @escaping () -> Void, _ choose: @escaping ([URL]) -> Void
  ) -> some View {
    var presenter = Presenter(
      .files, item: { isPresented.wrappedValue ? () : nil }, id: { _ in true },
      end: {
        isPresented.wrappedValue = false
        onCancellation()
      },
      page: { _ in
        FileChooser(
          _look: FileChoice(allowsMany: many) { urls in
            isPresented.wrappedValue = false
            choose(urls)
          })
      })
    presenter.attributes = [_Attribute("types", types.map(\.identifier).joined(separator: " "))]
    if let name { presenter.attributes.append(_Attribute("name", name)) }
    return PresentingView(content: self, presenter: presenter)
  }
}

/// Stands in for the file picker; a test supplies the files.
private struct FileChooser {
  let content = EmptyView()
  let _look: FileChoice
}

extension FileChooser: _WrapperView {
  static func _render(_ look: FileChoice, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(_Element("Files", control: look), around: content)
  }
}

/// The actions of the file picker.
struct FileChoice: Control {
  let allowsMany: Bool
  let choose: ([URL]) -> Void

  func addActions(to collector: inout ActionCollector) { collector.add(ChooseFiles.self, self) }
}

/// Chooses files.
enum ChooseFiles: Verb {
  typealias Input = FilePaths
  typealias Action = FileChoice
  static var kind: Interaction.Kind { .chooseFiles }
  static var noun: String { "file importer" }
  static var takesLabel: Bool { false }
  static func call(_ label: String) -> String { "chooseFile(…)" }
  static var takesIndex: Bool { false }
  static var needsValue: Bool { true }
  static func words(_ target: StepTarget, _ input: FilePaths) -> String {
    "choose " + input.paths.map(\.debugDescription).joined(separator: ", ")
  }
  static func arguments(_ target: StepTarget, _ input: FilePaths) -> [String] {
    ["[" + input.paths.map(\.debugDescription).joined(separator: ", ") + "]"]
  }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: FilePaths) throws {
    try host.chooseFiles(input.paths.map { URL(fileURLWithPath: $0) })
  }
}

extension Interaction.Kind {
  public static let chooseFiles = Interaction.Kind("chooseFiles")
}

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
  ///
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

/// The paths of files, one on each line.
struct FilePaths: StepInput {
  let paths: [String]

  init(_ paths: [String]) { self.paths = paths }
  init?(stepText: String) { paths = stepText.split(separator: "\n").map { String($0) } }
  var stepText: String { paths.joined(separator: "\n") }
  static var advice: String { "write a path on each line" }
}

extension ViewHost.Step {
  /// Chooses the files at these paths in the file importer that is up.
  public static func chooseFiles(_ paths: [String]) -> Self { Self(ChooseFiles.self, "", FilePaths(paths)) }
}
