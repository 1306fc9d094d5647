@_spi(AppleNames) import ViewEngine

extension View {
  /// Lets a person choose where a value is saved: `chooseFile` of a host. Text and data are written; of other
  /// values the place is returned.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let shown = Binding(get: { isPresented.wrappedValue && item != nil }, set: { isPresented.wrappedValue = $0 })
    return choosingFiles(shown, contentTypes, many: false, name: defaultFilename, onCancellation: onCancellation) {
      guard let url = $0.first, let item else { return }
      onCompletion(Result { try write(item, to: url) })
    }
  }
  /// Lets a person choose a folder for several values. Each gets the folder's name with its number.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    let shown = Binding(get: { isPresented.wrappedValue && !items.isEmpty }, set: { isPresented.wrappedValue = $0 })
    return choosingFiles(shown, contentTypes, many: false, onCancellation: onCancellation) {
      guard let folder = $0.first else { return }
      onCompletion(
        Result {
          try items.enumerated().map { number, item in
            try write(item, to: folder.appendingPathComponent("\(folder.lastPathComponent) \(number + 1)"))
          }
        })
    }
  }
  /// Lets a person choose the folder that a file is moved to.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    moving(isPresented, file.map { [$0] } ?? [], onCancellation) { onCompletion($0.map { $0[0] }) }
  }
  /// Lets a person choose the folder that files are moved to.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == URL { moving(isPresented, Array(files), onCancellation, onCompletion) }
  private nonisolated func moving(
    _ isPresented: Binding<Bool>, _ files: [URL], _ onCancellation: @escaping () -> Void,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    let shown = Binding(get: { isPresented.wrappedValue && !files.isEmpty }, set: { isPresented.wrappedValue = $0 })
    return choosingFiles(shown, [.folder], many: false, onCancellation: onCancellation) {
      guard let folder = $0.first else { return }
      onCompletion(
        Result {
          try files.map { file in
            let place = folder.appendingPathComponent(file.lastPathComponent)
            try FileManager.default.moveItem(at: file, to: place)
            return place
          }
        })
    }
  }
}

/// Writes a text or data to a file.
private func write(_ item: Any, to url: URL) throws -> URL {
  if let data = item as? Data { try data.write(to: url) }
  if let text = item as? String { try Data(text.utf8).write(to: url) }
  return url
}
