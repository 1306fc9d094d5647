#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// A panel that asks for a place to save, off screen. A test answers it; without an answer, it cancels.
  @MainActor @preconcurrency
  open class NSSavePanel: NSObject {
    /// The answers to the next panels, in order. An empty list cancels. For tests: AppKit has no such property.
    public static var answers: [[URL]] = []

    nonisolated public override init() {}

    /// The word "Save" at first; no title bar shows it.
    public var title: String! = "Save"
    /// Empty at first; no text appears above the files.
    public var message: String! = ""
    /// The word "Save" at first, also for an open panel; no button shows it.
    public var prompt: String! = "Save"
    /// The text "Save As:" at first; no field follows it.
    public var nameFieldLabel: String! = "Save As:"
    /// A file's name, empty at first; an answer does not depend on it.
    public var nameFieldStringValue = ""
    /// Nil at first; an answer may be in any folder, and does not change it.
    public var directoryURL: URL?
    /// Empty at first, which allows all; an answer is not checked.
    public var allowedContentTypes: [UTType] = []
    /// False at first; an answer may have any extension.
    public var allowsOtherFileTypes = false
    /// True at first; the panel creates no folder.
    public var canCreateDirectories = true
    /// False at first; no checkbox offers it.
    public var canSelectHiddenExtension = false
    /// False at first; the answer keeps its extension.
    public var isExtensionHidden = false
    /// False at first; the panel lists no files.
    public var showsHiddenFiles = false
    /// True at first; no tag reaches a file.
    public var showsTagField = true
    /// False at first; an answer inside a package is valid.
    public var treatsFilePackagesAsDirectories = false

    final var answer: [URL] = []
    /// The first URL of the last answer; nil after a cancelled panel.
    public var url: URL? { answer.first }

    /// Takes the next of the answers without waiting.
    public func runModal() -> NSApplication.ModalResponse {
      answer = Self.answers.isEmpty ? [] : Self.answers.removeFirst()
      return answer.isEmpty ? .cancel : .OK
    }

    /// Takes the next of the answers at once.
    public func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
      handler(runModal())
    }
    /// Takes the next of the answers without suspending.
    public func begin() async -> NSApplication.ModalResponse { runModal() }
  }

  /// A panel that asks for files to open, off screen. `NSSavePanel.answers` answers it.
  @MainActor @preconcurrency
  public final class NSOpenPanel: NSSavePanel {
    /// True at first; an answer is not checked.
    public var canChooseFiles = true
    /// False at first; an answer may be a folder nevertheless.
    public var canChooseDirectories = false
    /// False at first; an answer may have several URLs nevertheless.
    public var allowsMultipleSelection = false
    /// True at first; `urls` has the links as answered.
    public var resolvesAliases = true

    /// All URLs of the last answer; empty after a cancelled panel.
    public var urls: [URL] { answer }
  }

  extension NSApplication {
    /// The end of a panel or a sheet, as a number.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The end with that number, as `init(rawValue:)` makes it.
      public init(_ rawValue: Int) { self.rawValue = rawValue }

      public static let cancel = ModalResponse(0)
      public static let OK = ModalResponse(1)
    }
  }
#endif
