import Testing

@testable import MigrationTesting

/// Changes of global and static variables, as the source of an action and of its folder tells them.
@MainActor
@Suite("Variables that all hosts share", .timeLimit(.minutes(20))) struct SharedVariablesTests {
  private static let other = """
    var total = 0
    var number = 0
    let model = Model()
    let limit = Limit()
    let log = Mutex<[Int]>([])
    let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    let progress = Progress(totalUnitCount: 9)
    let finished = DispatchSemaphore(value: 0)
    final class Model {
      static let shared = Model()
      static var all: [Int] = []
      static var newest = Model()
      static let limit = Limit()
      var count = 0
      func store(_ count: Int) { }
    }
    struct Limit { var value = 0; var price = 1 }
    func add(_ price: Int) { total += price }
    func unrelated(_ price: Int) { print(price) }
    func twice(_ price: Int) { total += price }
    """

  private func effects(of action: String) -> [String] {
    let source = "x.onChange(of: a) \(action)\nfunc twice() { }\nstruct V { var number = 1 }"
    let tokens = SourceTokens(source)
    let code = SourceClosure.all(in: tokens, line: 1).map(\.code)
    return tokens.unseenEffects(of: code, in: SourceFolder(texts: ["a": source, "b": Self.other])).sorted()
  }

  @Test(arguments: [
    ("{ _ in total = a }", "total"), ("{ _ in total += a }", "total"), ("{ _ in swap(&total, &a) }", "total"),
    ("{ _ in Model.all.append(a) }", "Model.all"), ("{ _ in Model.all[0] = a }", "Model.all"),
    ("{ _ in Model.shared.count = a }", "Model.shared"), ("{ _ in Model.shared.store(a) }", "Model.shared"),
    ("{ _ in Model.shared[a] = 1 }", "Model.shared"), ("{ _ in Model.newest.store(a) }", "Model.newest"),
    ("{ _ in Model.newest = a }", "Model.newest"), ("{ _ in model?.store(a) }", "model"),
    ("{ _ in Task { await Model.shared.store(a) } }", "Model.shared"),
    ("{ _ in log.withLock { $0.append(a) } }", "log"), ("{ _ in pointer.pointee = a }", "pointer"),
    ("{ _ in progress.completedUnitCount = a }", "progress"), ("{ _ in finished.signal() }", "finished"),
    ("{ _ in add(a) }", "total"), ("{ _ in a.forEach(add) }", "total"),
  ])
  func `a change of a shared variable is named`(action: String, name: String) {
    #expect(effects(of: action) == ["the shared variable \(name)"])
  }

  @Test(arguments: [
    "{ _ in s = total }", "{ _ in s = total == a ? 1 : 2 }", "{ _ in if total != a { s = 1 } }",
    "{ _ in s = Model.all.count }", "{ _ in s = Model.all.filter { $0 > 1 }.count }",
    "{ _ in s = Model.shared.count }", "{ _ in s = Model.limit.with(a) }", "{ _ in s = limit.with(a) }",
    "{ _ in unrelated(a) }", "{ _ in twice(a) }", "{ _ in number = a }", "{ _ in item.total = a }",
    "{ _ in s = Other.shared.count(a) }",
  ])
  func `code that only reads shared variables, or changes others, has no such effect`(action: String) {
    #expect(effects(of: action) == [])
  }
}
