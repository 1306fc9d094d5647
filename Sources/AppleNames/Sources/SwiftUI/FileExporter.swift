@_spi(AppleNames) import ViewEngine

extension View {
  /// Lets a person choose where a document is saved: `chooseFile` of a host. Without a document, nothing is presented.
  public nonisolated func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented, document, [contentType], defaultFilename, onCompletion, onCancellation: {})
  }

  public nonisolated func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(isPresented, document, contentTypes, defaultFilename, onCompletion, onCancellation: onCancellation)
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
}
