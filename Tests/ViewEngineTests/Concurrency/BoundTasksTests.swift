import Testing

@testable import HostRuntime

@Suite("The tasks of async let, whose memory is their parent's", .requiresRuntime, .timeLimit(.minutes(20)))
struct BoundTasksTests {
  private let parent: UInt64 = 1
  private let child: UInt64 = 2
  private let grandchild: UInt64 = 3

  /// A parent, its child, and the child of that child.
  private var family: BoundTasks {
    var tasks = BoundTasks()
    tasks.noteParent(parent, of: child)
    tasks.noteParent(child, of: grandchild)
    return tasks
  }

  /// A piece of work, of any task.
  private func slice() throws -> JobSlice {
    let owner = TrackedJobs(holdingSleeps: nil, readingBy: try #require(JobLedger.shared.layout))
    return JobSlice(owner: owner, of: try #require(RuntimeJob.current), notesTime: false, after: [], turn: 0)
  }

  @Test func `noteEnd returns a task's outermost parent, and keeps the task under its direct parent`() async throws {
    var tasks = family
    #expect(try tasks.noteEnd(of: grandchild, at: slice(), sleeps: false) == parent)
    #expect(tasks.takeChildren(of: parent).isEmpty)
    #expect(tasks.takeChildren(of: child).map(\.id) == [grandchild])
  }

  @Test func `noteEnd returns nil for the children and grandchildren of a forgotten parent`() async throws {
    var tasks = family
    tasks.forget(parent)
    for late in [child, grandchild] {
      #expect(try tasks.noteEnd(of: late, at: slice(), sleeps: false) == nil)
    }
    #expect(tasks.isEmpty)
  }

  @Test func `forgetting a child drops its children and keeps its siblings`() async throws {
    var tasks = family
    let other: UInt64 = 4
    tasks.noteParent(parent, of: other)
    tasks.forget(child)
    #expect(try tasks.noteEnd(of: grandchild, at: slice(), sleeps: false) == nil)
    #expect(try tasks.noteEnd(of: other, at: slice(), sleeps: false) == parent)
    #expect(tasks.takeChildren(of: parent).map(\.id) == [other])
  }

  @Test func `noteEnd returns nil and keeps nothing below an untracked parent`() async throws {
    var tasks = BoundTasks()
    tasks.noteParent(nil, of: child)
    tasks.noteParent(child, of: grandchild)
    #expect(try tasks.noteEnd(of: grandchild, at: slice(), sleeps: false) == nil)
    #expect(tasks.isEmpty)
  }
}
