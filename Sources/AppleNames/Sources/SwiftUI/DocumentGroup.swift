#if OpenCombine && !canImport(Darwin)
  public import Foundation
  public import OnChangeCompat
  public import ViewEngine

  /// The windows of documents. A host shows an editor of a new document; no file is opened.
  public struct DocumentGroup<Document, Content: View> {
    private let window: _SceneWindow?

    fileprivate nonisolated init(_ editor: (() -> AnyView)?) {
      window = editor.map { editor in _SceneWindow(isOpenAtFirst: true) { _ in editor() } }
    }
  }

  extension DocumentGroup: _PrimitiveScene {
    public nonisolated var _window: AnyView? { window?.content?(.constant(nil)) }
    public nonisolated var _windows: [_SceneWindow] { window.map { [$0] } ?? [] }
  }

  extension DocumentGroup where Document: FileDocument {
    /// An editor for documents that are values. Its window keeps a new document.
    public nonisolated init(
      newDocument: @autoclosure @escaping () -> Document,
      @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
      self.init { AnyView(DocumentEditor(newDocument: newDocument, editor: editor)) }
    }

    /// A viewer for documents that are values. Without a file it has no window.
    public nonisolated init(
      viewing documentType: Document.Type,
      @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { self.init(nil) }
  }

  extension DocumentGroup where Document: ReferenceFileDocument {
    /// An editor for documents that are objects. Its window keeps a new document.
    public nonisolated init(
      newDocument: @escaping () -> Document,
      @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
      self.init { AnyView(ObjectEditor(newDocument: newDocument, editor: editor)) }
    }

    /// A viewer for documents that are objects. Without a file it has no window.
    public nonisolated init(
      viewing documentType: Document.Type,
      @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) { self.init(nil) }
  }

  /// A document that is a value, in its window.
  public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    /// Where the document is; nil for a new one, as here.
    public var fileURL: URL?
    /// True: a new document can be changed.
    public var isEditable: Bool
  }

  /// A document that is an object, in its window.
  public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    /// Where the document is; nil for a new one, as here.
    public var fileURL: URL?
    /// True: a new document can be changed.
    public var isEditable: Bool
  }

  private struct DocumentEditor<Document: FileDocument, Content: View> {
    let editor: (FileDocumentConfiguration<Document>) -> Content
    @State private var document: Document

    nonisolated init(newDocument: () -> Document, editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
      self.editor = editor
      _document = State(initialValue: newDocument())
    }
  }

  extension DocumentEditor: _EngineView {
    var body: some View {
      editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
    }
  }

  private struct ObjectEditor<Document: ReferenceFileDocument, Content: View> {
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content
    @StateObject private var document: Document

    nonisolated init(
      newDocument: @escaping () -> Document,
      editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
      self.editor = editor
      _document = StateObject(wrappedValue: newDocument())
    }
  }

  extension ObjectEditor: _EngineView {
    var body: some View {
      editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
        .environmentObject(document)
    }
  }
#endif
