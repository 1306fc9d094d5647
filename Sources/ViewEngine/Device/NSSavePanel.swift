#if !canImport(Darwin)
  public import Foundation

  /// A panel that asks where to save. Nobody sees it: a test answers it, and without an answer it is cancelled.
  @MainActor @preconcurrency
  open class NSSavePanel: NSObject {
    /// What the next panels are answered with, the first one first, for tests: AppKit has no such property. No URL cancels.
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
    /// What was answered.
    public var url: URL? { answer.first }

    /// Takes the next of the answers.
    public func runModal() -> NSApplication.ModalResponse {
      answer = Self.answers.isEmpty ? [] : Self.answers.removeFirst()
      return answer.isEmpty ? .cancel : .OK
    }

    /// Takes the next of the answers at once.
    public func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
      handler(runModal())
    }
    public func begin() async -> NSApplication.ModalResponse { runModal() }
  }

  /// A panel that asks which files to open. Nobody sees it: `NSSavePanel.answers` answers it.
  @MainActor @preconcurrency
  public final class NSOpenPanel: NSSavePanel {
    public var canChooseFiles = true
    public var canChooseDirectories = false
    public var allowsMultipleSelection = false
    public var resolvesAliases = true

    /// What was answered.
    public var urls: [URL] { answer }
  }

  extension NSApplication {
    /// How a panel has ended.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public init(_ rawValue: Int) { self.rawValue = rawValue }

      public static let cancel = ModalResponse(0)
      public static let OK = ModalResponse(1)
    }
  }
#endif
