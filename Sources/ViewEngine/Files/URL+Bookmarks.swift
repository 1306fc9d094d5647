#if !canImport(Darwin)
  public import Foundation

  // Members that Foundation has on Apple's systems.

  extension URL {
    /// Wishes for a bookmark; accepted, and without effect.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
      public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
      public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
      public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
      public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// Wishes for the way from a bookmark to its file; accepted, and without effect.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
      public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
      public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
      public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    /// The path as data. Unlike on Apple's systems, the bookmark does not follow a file that moves.
    /// - Throws: `CocoaError.fileNoSuchFile` if there is no such file.
    public func bookmarkData(
      options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
      relativeTo url: URL? = nil
    ) throws -> Data {
      try checkFile()
      return Data(path.utf8)
    }

    /// The file at the bookmark's path; the bookmark is never stale.
    /// - Throws: `CocoaError.fileNoSuchFile` if there is no such file any more.
    public init(
      resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
      bookmarkDataIsStale: inout Bool
    ) throws {
      self.init(fileURLWithPath: String(decoding: data, as: UTF8.self))
      try checkFile()
      bookmarkDataIsStale = false
    }

    private func checkFile() throws {
      guard isFileURL, FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
    }

    /// Always true: no sandbox keeps a file from the process.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing, as access is never withdrawn.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
