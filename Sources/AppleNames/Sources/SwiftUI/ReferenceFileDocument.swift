@_spi(AppleNames) import ViewEngine

#if OpenCombine
  /// What a document that is an object is: it announces its changes.
  public typealias _ObjectDocument = ObservableObject
#else
  /// What a document that is an object is.
  public typealias _ObjectDocument = AnyObject
#endif

/// A document that is an object: what a file exporter writes.
public protocol ReferenceFileDocument: _ObjectDocument {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
  func write(to url: URL, as contentType: UTType?) throws -> URL {
    let type = contentType ?? Self.writableContentTypes.first ?? .data
    let configuration = WriteConfiguration(contentType: type, existingFile: try? FileWrapper(url: url))
    try fileWrapper(snapshot: snapshot(contentType: type), configuration: configuration)
      .write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }
}

extension View {
  /// Lets a person choose where a document is saved: `chooseFile` of a host. Without a document, nothing is presented.
  public nonisolated func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    let shown = Binding(
      get: { isPresented.wrappedValue && document != nil }, set: { isPresented.wrappedValue = $0 })
    return choosingFiles(shown, [contentType], many: false, name: defaultFilename, onCancellation: {}) { urls in
      guard let url = urls.first, let document else { return }
      onCompletion(Result { try document.write(to: url, as: contentType) })
    }
  }
}
