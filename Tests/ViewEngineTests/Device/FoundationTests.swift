#if !canImport(Darwin)
  import Foundation
  import Testing
  import ViewEngine

  /// Names of Foundation's and Dispatch's that only Apple's systems have.
  @Suite("Foundation's missing names", .timeLimit(.minutes(20))) struct FoundationTests {
    @Test func `a bookmark leads back to its file`() throws {
      let file = URL.temporaryDirectory.appending(path: "bookmark-\(UUID())")
      try Data().write(to: file)
      let bookmark = try file.bookmarkData(options: .withSecurityScope)
      var isStale = true
      let found = try URL(
        resolvingBookmarkData: bookmark, options: [.withSecurityScope, .withoutUI], bookmarkDataIsStale: &isStale)
      #expect(found.path == file.path && !isStale && found.startAccessingSecurityScopedResource())
      found.stopAccessingSecurityScopedResource()
      try FileManager.default.removeItem(at: file)
      #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
      #expect(throws: CocoaError.self) { try file.bookmarkData() }
    }

    @Test func `units of time count nanoseconds and microseconds`() {
      #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
      #expect(USEC_PER_SEC == 1000 * MSEC_PER_SEC && MSEC_PER_SEC == 1000)
    }
  }
#endif
