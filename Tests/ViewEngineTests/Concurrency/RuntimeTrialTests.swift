import Testing
import ViewEngine

@testable import HostRuntime

/// Each private fact about Swift's runtime is tried out before a host relies on it.
@Suite("Facts about the runtime that are tried out", .requiresRuntime, .timeLimit(.minutes(20)))
struct RuntimeTrialTests {
  @Test func `the layout of this runtime's tasks is known`() {
    #expect(JobLedger.shared.layout != nil)
    #expect(layout(.init()) != nil)
  }

  @Test(arguments: [TaskLayout.Offsets(status: 88), .init(status: 104), .init(resume: 48), .init(resume: 72)])
  func `a layout with a wrong offset is refused`(offsets: TaskLayout.Offsets) {
    #expect(layout(offsets) == nil)
  }

  @Test func `a form of sending work that reports nothing counts as unseen`() {
    #expect(!QueueReports.sees {})
  }

  private func layout(_ offsets: TaskLayout.Offsets) -> TaskLayout? {
    // Makes the ledger first, so that the runtime reports jobs to the capture.
    _ = JobLedger.shared
    let capture = JobCapture()
    return JobCapture.ofThread.withValue(capture) { TaskLayout.tryOut(offsets, with: capture) }
  }
}
