import MigrationTesting
import Supper
import SwiftUI
import Testing

@MainActor @Suite("A package at a URL", .timeLimit(.minutes(5))) struct SupperTests {
  @Test func `an invitation changes the table`() async throws {
    let host = ViewHost(SupperView(guests: Guests()).environment(\.tableName, "long"))
    try host.tap("Invite")
    #expect(host.texts == ["3 at the long table, 1 changes", "Invite"])
    let report = await previewMigration { SupperView(guests: Guests()) }
    // In an optimized build, the kit cannot read which properties the closure uses.
    #expect(report.isEquivalent)
    #if DEBUG
      #expect(report.isCovered)
    #endif
  }
}
