/// A document that is a value: what a file exporter writes.
public protocol FileDocument {
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
  /// The file that holds the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }

  func write(to url: URL, as contentType: UTType?) throws -> URL {
    let type = contentType ?? Self.writableContentTypes.first ?? .data
    let existing = try? FileWrapper(url: url)
    try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: existing))
      .write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
  /// A configuration for a test; SwiftUI has no such initializer.
  public init(contentType: UTType, file: FileWrapper) { (self.contentType, self.file) = (contentType, file) }
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  /// The file at that place so far; nil if there is none.
  public let existingFile: FileWrapper?
  /// A configuration for a test; SwiftUI has no such initializer.
  public init(contentType: UTType, existingFile: FileWrapper? = nil) {
    (self.contentType, self.existingFile) = (contentType, existingFile)
  }
}
