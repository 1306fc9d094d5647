public import Foundation

// Documents of an app. Foundation has no FileWrapper beside the engine.

@available(*, unavailable, message: "The engine has no FileWrapper: put the document in #if canImport(SwiftUI).")
public protocol FileDocument {}

@available(*, unavailable, message: "The engine has no FileWrapper: put the document in #if canImport(SwiftUI).")
public protocol ReferenceFileDocument {}

extension View {
  @available(
    *, unavailable,
    message: "The engine has no FileWrapper: put the modifier in #if canImport(SwiftUI); .fileImporter acts."
  )
  public nonisolated func fileExporter<Document>(
    isPresented: Binding<Bool>, document: Document, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    self
  }

  @available(
    *, unavailable,
    message: "The engine has no FileWrapper: put the modifier in #if canImport(SwiftUI); .fileImporter acts."
  )
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    self
  }
}
