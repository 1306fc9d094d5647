import Testing

@testable import ViewEngine

@MainActor
@Suite("A host that its own task uses", .timeLimit(.minutes(20))) struct InTaskTests {
  @Test(.requiresRuntime) func `each verb in a task is an event with a separate frame`() async {
    let (reference, log) = Reentrant.host(inTask: { reference in
      #expect(throws: Never.self) {
        try reference.host?.tap("Add")
        try reference.host?.tap("Add")
      }
      reference.host?.setEnvironment(\.lineLimit, to: 7)
      reference.host?.render()
    })
    #expect(await reference.host?.settle() == true)
    #expect(
      log.take() == [
        "added", "body 1 0", "change 1", "added", "body 2 0", "change 2", "body 2 7", "body 2 7", "task done",
      ])
    #expect(reference.host?.frameCount == 5)
    #expect(reference.host?.warnings == [])
    reference.host = nil
  }

  @Test(.requiresRuntime) func `settle, wait and advance fail instead of deadlocking in the host's own task`() async {
    var answers: [Bool?] = []
    var errors: [ViewHostError] = []
    let (reference, log) = Reentrant.host(inTask: { reference in
      answers.append(await reference.host?.settle())
      do { try await reference.host?.wait { false } } catch {
        if let error = error as? ViewHostError { errors.append(error) }
      }
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        answers.append(await reference.host?.advance(by: .seconds(1)))
      }
    })
    #expect(await reference.host?.settle() == true)
    #expect(log.take() == ["task done"])
    #expect(answers == [false, false])
    #expect(
      errors == [
        ViewHostError(
          .busy,
          text: "wait: called from one of the host's own tasks, which would deadlock.\n\n"
            + "To fix, call wait(until:) from the test.")
      ])
    let warning =
      "settle: called from one of the host's own tasks, which would deadlock.\n\n"
      + "To fix, call settle() from the test."
    #expect(reference.host?.warnings == [warning])
    reference.host = nil
  }

  @Test(.requiresRuntime) func `a task started by an action counts as the host's own task`() async throws {
    var answer: Bool?
    let (reference, _) = Reentrant.host(inAction: { reference in
      Task { answer = await reference.host?.settle() }
    })
    try reference.host?.tap("Act")
    #expect(await reference.host?.settle() == true)
    #expect(answer == false)
    reference.host = nil
  }

  @Test(.requiresRuntime) func `a task may settle another host`() async {
    let (other, otherLog) = Reentrant.host(inTask: { _ in })
    var answer: Bool?
    let (reference, _) = Reentrant.host(inTask: { _ in answer = await other.host?.settle() })
    #expect(await reference.host?.settle() == true)
    #expect(answer == true)
    #expect(otherLog.take() == ["task done"])
    (reference.host, other.host) = (nil, nil)
  }

  @Test(.requiresRuntime) func `dismiss in a task cancels the task, and the task still runs to its end`() async {
    var isCancelled: Bool?
    let (reference, log) = Reentrant.host(inTask: { reference in
      reference.host?.dismiss()
      isCancelled = Task.isCancelled
    })
    #expect(await reference.host?.settle() == true)
    #expect(log.take() == ["disappears", "task done"])
    #expect(isCancelled == true)
    #expect(reference.host?.texts == [])
    reference.host = nil
  }

  @Test func `a task that releases its host is cancelled, and still runs to its end`() async {
    var isCancelled: Bool?
    let (reference, log) = Reentrant.host(inTask: { reference in
      reference.host = nil
      isCancelled = Task.isCancelled
    })
    for _ in 0..<10_000 where log.lines.isEmpty { await Task.yield() }
    #expect(log.take() == ["task done"])
    #expect(isCancelled == true)
    #expect(reference.host == nil)
    reference.host = nil
  }

  @Test(.requiresRuntime) func `two concurrent settle() calls on one host both succeed`() async {
    let (reference, log) = Reentrant.host(inTask: { _ in for _ in 0..<20 { await Task.yield() } })
    async let first = reference.host?.settle()
    async let second = reference.host?.settle()
    #expect(await [first, second] == [true, true])
    #expect(log.take() == ["task done"])
    reference.host = nil
  }
}
