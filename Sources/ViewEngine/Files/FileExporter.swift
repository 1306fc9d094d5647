public import Foundation

extension View {
  /// Lets a person choose where a document is saved: `chooseFile` of a host. Without a document, nothing is presented.
  ///
  /// - Parameters:
  ///   - contentType: the type of the file, which the document is asked for.
  ///   - defaultFilename: a name to start with, kept in the tree.
  ///   - onCompletion: gets the URL, or the error from the document or the file system.
  public nonisolated func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented, document, [contentType], defaultFilename, onCompletion, onCancellation: {})
  }

  /// - Parameters:
  ///   - contentTypes: the types of the file; the first is the one that the document is asked for.
  ///   - onCancellation: runs when a person chooses no place.
  public nonisolated func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(isPresented, document, contentTypes, defaultFilename, onCompletion, onCancellation: onCancellation)
  }

  /// Lets a person choose a folder for several documents. Each gets the folder's name with its number.
  public nonisolated func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    let shown = Binding(
      get: { isPresented.wrappedValue && !documents.isEmpty }, set: { isPresented.wrappedValue = $0 })
    return choosingFiles(shown, [contentType], many: false, onCancellation: {}) { urls in
      guard let folder = urls.first else { return }
      onCompletion(
        Result {
          try documents.enumerated().map { number, document in
            try document.write(
              to: folder.appendingPathComponent("\(folder.lastPathComponent) \(number + 1)"), as: contentType)
          }
        })
    }
  }

  private nonisolated func exporting<Document: FileDocument>(
    _ isPresented: Binding<Bool>, _ document: Document?, _ types: [UTType], _ name: String?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    let shown = Binding(
      get: { isPresented.wrappedValue && document != nil }, set: { isPresented.wrappedValue = $0 })
    let offered = types.isEmpty ? Document.writableContentTypes : types
    return choosingFiles(shown, offered, many: false, name: name, onCancellation: onCancellation) { urls in
      guard let url = urls.first, let document else { return }
      onCompletion(Result { try document.write(to: url, as: types.first) })
    }
  }

  /// Lets a person choose the folder that a file is moved to: `chooseFile` of a host. Without a file, nothing is
  /// presented.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    let shown = Binding(get: { isPresented.wrappedValue && file != nil }, set: { isPresented.wrappedValue = $0 })
    return choosingFiles(shown, [.folder], many: false, name: file?.lastPathComponent, onCancellation: {}) { urls in
      guard let folder = urls.first, let file else { return }
      onCompletion(
        Result {
          let place = folder.appendingPathComponent(file.lastPathComponent)
          try FileManager.default.moveItem(at: file, to: place)
          return place
        })
    }
  }
}
