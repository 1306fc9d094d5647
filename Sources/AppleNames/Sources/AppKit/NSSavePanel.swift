@_spi(AppleNames) import ViewEngine

/// A panel that asks for a place to save, off screen. A test answers it; without an answer, it cancels.
@MainActor @preconcurrency
open class NSSavePanel: NSObject {
  public static var answers: [[URL]] = []
  nonisolated public override init() {}
  public var title: String! = "Save"
  public var message: String! = ""
  public var prompt: String! = "Save"
  public var nameFieldLabel: String! = "Save As:"
  public var nameFieldStringValue = ""
  public var directoryURL: URL?
  public var allowedContentTypes: [UTType] = []
  public var allowsOtherFileTypes = false
  public var canCreateDirectories = true
  public var canSelectHiddenExtension = false
  public var isExtensionHidden = false
  public var showsHiddenFiles = false
  public var showsTagField = true
  public var treatsFilePackagesAsDirectories = false
  final var answer: [URL] = []
  public var url: URL? { answer.first }
  /// Takes the next of the answers without waiting.
  public func runModal() -> NSApplication.ModalResponse {
    answer = Self.answers.isEmpty ? [] : Self.answers.removeFirst()
    return answer.isEmpty ? .cancel : .OK
  }
  public func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    handler(runModal())
  }
  public func begin() async -> NSApplication.ModalResponse { runModal() }
}
