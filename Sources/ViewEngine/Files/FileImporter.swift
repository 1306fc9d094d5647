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

extension FileChoice: Control {
  func addActions(to collector: inout ActionCollector) { collector.add(ChooseFiles.self, self) }
}
