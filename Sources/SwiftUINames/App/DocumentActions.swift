#if OpenCombine && !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// Opens a window with a new document. A host opens none.
  public struct NewDocumentAction: Sendable {
    /// Does nothing: a host opens no window for a document.
    @MainActor @preconcurrency
    public func callAsFunction<Document: FileDocument>(_ newDocument: @autoclosure @escaping () -> Document) {}
    /// Does nothing: a host opens no window for a document.
    @MainActor @preconcurrency
    public func callAsFunction<Document: ReferenceFileDocument>(_ newDocument: @escaping () -> Document) {}
    /// Does nothing: a host opens no window for a document.
    @MainActor @preconcurrency public func callAsFunction(contentType: UTType) {}
  }

  /// Opens the document of a file. A host opens none.
  public struct OpenDocumentAction: Sendable {
    /// Does nothing, and throws no error: a host opens no document.
    @MainActor @preconcurrency public func callAsFunction(at url: URL) async throws {}
  }

  /// The document of the window. A host's window has none.
  public struct DocumentConfiguration {
    /// Where the document is.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool
  }

  extension EnvironmentValues {
    /// Would open a new document.
    public var newDocument: NewDocumentAction { NewDocumentAction() }
    /// Would open the document of a file.
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
    /// Always nil: a host opens no files.
    public var documentConfiguration: DocumentConfiguration? { nil }
  }

  /// A button for a new document, in the launch scene of an app. A tap has no effect.
  public struct NewDocumentButton<Label: View>: View {
    private let label: Label

    /// A button that would make a document of the type.
    public init<Document: FileDocument>(for type: Document.Type, @ViewBuilder label: () -> Label) {
      self.label = label()
    }
    /// A button that would make a document of the content type.
    public init(contentType: UTType? = nil, @ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View { Button(action: {}, label: { label }) }
  }

  extension NewDocumentButton where Label == Text {
    /// A button that would make a document of the content type.
    public init(_ titleKey: LocalizedStringKey = "New Document", contentType: UTType? = nil) {
      self.init(contentType: contentType) { Text(titleKey) }
    }
    /// A button that would make a document of the content type.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, contentType: UTType? = nil) {
      self.init(contentType: contentType) { Text(title) }
    }
  }

  /// The screen at the start of an app for documents, which a host does not show.
  public struct DocumentGroupLaunchScene<Actions: View> {
    /// Keeps nothing: a host shows the first scene with a window.
    public nonisolated init<Background: View>(
      _ title: LocalizedStringKey? = nil, @ViewBuilder _ actions: () -> Actions,
      @ViewBuilder background: () -> Background
    ) {}
    /// Keeps nothing: a host shows the first scene with a window.
    public nonisolated init<Background: View, Overlay: View>(
      _ title: LocalizedStringKey? = nil, @ViewBuilder _ actions: () -> Actions,
      @ViewBuilder background: () -> Background,
      @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> Overlay
    ) {}
    /// Keeps nothing: a host shows the first scene with a window.
    public nonisolated init(_ title: LocalizedStringKey? = nil, @ViewBuilder _ actions: () -> Actions) {}
  }

  extension DocumentGroupLaunchScene: _PrimitiveScene {
    public nonisolated static var _opens: Bool { false }
    public nonisolated var _window: AnyView? { nil }
    public nonisolated var _windows: [_SceneWindow] { [] }
  }

  /// The places of a launch screen. There is none.
  public struct DocumentLaunchGeometryProxy {
    let absent: Never
    /// The whole screen.
    public var frame: CGRect { switch absent {} }
    /// The part for the title.
    public var titleViewFrame: CGRect { switch absent {} }
  }
#endif
