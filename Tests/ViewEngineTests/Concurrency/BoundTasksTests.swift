import Testing

@testable import ViewEngine

@Suite("The tasks of async let, whose memory is their parent's", .timeLimit(.minutes(20)))
struct BoundTasksTests {
  private let parent: UInt64 = 1
  private let child: UInt64 = 2
  private let grandchild: UInt64 = 3

  /// A parent that has started a child, which has started a child of its own.
  private var family: BoundTasks {
    var tasks = BoundTasks()
    tasks.noteParent(parent, of: child)
    tasks.noteParent(child, of: grandchild)
    return tasks
  }

  /// A piece of work, of any task.
  private func slice() throws -> JobSlice {
    JobSlice(owner: HostJobs(holdingSleeps: nil), of: try #require(RuntimeJob.current), notesTime: false, after: [])
  }

  @Test func `the end of one is looked at from the outermost of its parents`() async throws {
    var tasks = family
    #expect(try tasks.noteEnd(of: grandchild, at: slice(), sleeps: false) == parent)
    #expect(tasks.takeChildren(of: parent).isEmpty)
    #expect(tasks.takeChildren(of: child).map(\.id) == [grandchild])
  }

  @Test func `after the end of a parent, nothing of it is looked at, although a child ends later`() async throws {
    var tasks = family
    tasks.forget(parent)
    for late in [child, grandchild] {
      #expect(try tasks.noteEnd(of: late, at: slice(), sleeps: false) == nil)
    }
    #expect(tasks.isEmpty)
  }

  @Test func `after the end of a child, its parent's others are looked at`() async throws {
    var tasks = family
    let other: UInt64 = 4
    tasks.noteParent(parent, of: other)
    tasks.forget(child)
    #expect(try tasks.noteEnd(of: grandchild, at: slice(), sleeps: false) == nil)
    #expect(try tasks.noteEnd(of: other, at: slice(), sleeps: false) == parent)
    #expect(tasks.takeChildren(of: parent).map(\.id) == [other])
  }

  @Test func `nothing is looked at below a parent that is not followed`() async throws {
    var tasks = BoundTasks()
    tasks.noteParent(nil, of: child)
    tasks.noteParent(child, of: grandchild)
    #expect(try tasks.noteEnd(of: grandchild, at: slice(), sleeps: false) == nil)
    #expect(tasks.isEmpty)
  }
}
