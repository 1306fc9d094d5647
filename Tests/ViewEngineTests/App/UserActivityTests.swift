import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("User activities", .timeLimit(.minutes(20))) struct UserActivityTests {
  @Test func `a continued activity runs the actions of its type, inner ones first`() throws {
    let log = Log()
    let host = ViewHost {
      VStack {
        Text("a").onContinueUserActivity("edit") { log("inner \($0.title ?? "")") }
          .onContinueUserActivity("read") { _ in log("other") }
      }
      .onContinueUserActivity("edit") { _ in log("outer") }
    }
    let activity = NSUserActivity(activityType: "edit")
    activity.title = "Draft"
    try host.continueUserActivity(activity)
    #expect(log.take() == ["inner Draft", "outer"])
    #expect(throws: ViewHostError.self) {
      try host.continueUserActivity(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb))
    }
  }
}
