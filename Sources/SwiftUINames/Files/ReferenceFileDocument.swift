#if !canImport(Darwin)
  public import Foundation
  public import OnChangeCompat
  public import ViewEngine

  #if OpenCombine
    /// What a document that is an object is: it announces its changes.
    public typealias _ObjectDocument = ObservableObject
  #else
    /// What a document that is an object is.
    public typealias _ObjectDocument = AnyObject
  #endif

  /// A document that is an object: what a file exporter writes.
  public protocol ReferenceFileDocument: _ObjectDocument {
    /// The state that is written, taken before the document can change again.
    associatedtype Snapshot
    /// The configuration that reads a document.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The configuration that writes a document.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that the document can be written to; those that can be read, unless a type says otherwise.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document. The engine never calls it; a test does.
    init(configuration: ReadConfiguration) throws
    /// The state to write.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// The file that holds a state of the document.
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
    ///
    /// - Parameters:
    ///   - contentType: the type of the file, which the document is asked for.
    ///   - defaultFilename: a name to start with, kept in the tree.
    ///   - onCompletion: gets the URL, or the error from the document or the file system.
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
#endif
