import Foundation
import Testing

@testable import MigrationTesting

/// The closures in a source: their capture lists, the calls that they belong to, and the names that they read.
@Suite("Closures in the source", .timeLimit(.minutes(20))) struct SourceClosureTests {
  private func closures(_ source: String) -> [SourceClosure] {
    SourceClosure.all(in: SourceTokens("first line\n\(source)"), line: 2)
  }

  @Test(arguments: [
    ("x.onChange(of: a) { [a] in f(a) }", ["a"]),
    ("x.onChange(of: a) { [a] new in f(a) }", ["a"]),
    ("x.onChange(of: a) { [a, old = f(b, [c]), weak d] (new: Int) -> Void in }", ["a", "d", "old"]),
    ("x.onChange(of: a) {\n  @MainActor [\n    a,\n    unowned(safe) b\n  ] _ in }", ["a", "b"]),
    ("x.onChange(of: a) { _ in f([a]) }", []),
    ("x.map { [a] }", []),
    ("x.map { [a]\n for b in c { } }", []),
    ("x.map { n in y.onChange(of: n) { _ in f(n) } }", []),
    ("x.map { [n] in y.onChange(of: n) { _ in f(n) } }", ["n"]),
    ("x", []),
  ])
  func `the names in a closure's capture list are read`(source: String, names: [String]) {
    #expect(closures(source).flatMap { $0.captureList.keys }.sorted() == names)
  }

  @Test(arguments: [0, 2, 9]) func `a line without a closure has none`(line: Int) {
    #expect(SourceClosure.all(in: SourceTokens("{ [a] in }\n"), line: line).isEmpty)
  }

  @Test(arguments: [
    ("x.onChange(of: a) { _ in }", [["a"]]),
    ("x.onChange(of: self.a) { _ in }", [["a"]]),
    ("x.onChange(of: a.b, perform: { _ in })", [["a", "b"]]),
    ("x.onChange(of: a, initial: true) { }", [["a"]]),
    ("x.onChange(of: f(a)) { _ in }", [[]]),
    ("x.onChange(of: a + 1) { _ in }", [[]]),
    ("x.onChange(of: a, perform: c ? { _ in } : { _ in })", [nil, nil]),
    ("x.onTapGesture { f(a) }", [nil]), ("x.onOther(of: a) { _ in }", [nil]),
    ("x.onOther(of: a, perform: { _ in })", [nil]),
    ("x.onChange(of: a, perform: { _ in }).onTapGesture { }", [["a"], nil]),
    ("x.onChange(of: a, perform: f(of: { $0 }))", [nil]),
  ])
  func `the observed expression is that of the closure's own call`(source: String, observed: [[String]?]) {
    #expect(closures(source).map(\.observed) == observed)
  }

  @MainActor @Test func `a file that is newer than the program is not read`() throws {
    #expect(SourceFolder.text(at: #filePath) != nil)
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift").path
    try "let a = 1".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(SourceFolder.text(at: path) == nil)
  }

  @Test func `an action is chosen if a condition selects it`() {
    #expect(closures("x.onChange(of: a, perform: c ? { _ in } : { _ in })").map(\.isChosen) == [true, true])
    #expect(closures("x.onChange(of: a, perform: { _ in })").map(\.isChosen) == [false])
    for (source, isChosen) in [("c ? f : g", true), ("f", false), ("{ _ in f() }", false)] {
      let tokens = SourceTokens("x.onChange(of: a ?? b, perform: \(source))")
      #expect(SourceClosure.isActionChosen(in: tokens, line: 1) == isChosen)
    }
  }

  @Test(arguments: [
    ("{ f(a) }", ["f", "a"]), ("{ \"a \\(b) c\" }", ["b"]), ("{ #\"a \\(b) \\#(c)\"# }", ["c"]),
    ("{ \"\"\"\n  a \"b\" \\(c)\n  \"\"\" }", ["c"]), ("{ /* a /* b */ c */ d // e\n }", ["d"]),
    ("{ `in` }", ["in"]), ("{ \"\\\"a\" + b }", ["b"]), ("{ \"\\\\\" + b }", ["b"]),
  ])
  func `words in texts and comments do not count`(source: String, words: [String]) {
    #expect(closures(source).first?.body.filter { $0.kind == .word }.map(\.text) == words)
  }

  // MARK: What a closure reads

  private func reads(_ source: String) -> ClosureReads { ClosureReads(closures(source)) }

  private func paths(_ parts: ReadParts?) -> Set<[String]>? {
    if case .paths(let paths) = parts { paths } else { nil }
  }

  @Test(arguments: [
    ("{ _ in s = item.price }", [["price"]]),
    ("{ _ in s = self.item.price }", [["price"]]),
    ("{ _ in s = item?.price ?? item!.name.count }", [["price"], ["name", "count"]]),
    ("{ _ in s = item[0].price + item[i] }", [["[0]", "price"], []]),
    ("{ _ in s = item.0 }", [["0"]]),
    ("{ _ in f(item) }", [[]]),
    ("{ _ in $item.price.wrappedValue = 1 }", [[]]),
    ("{ _ in if let item { s = 1 } }", [[]]),
    ("{ _ in for i in 0..<item.count { s = i } }", [["count"]]),
    ("{ _ in s = \"\\(item.price)\" }", [["price"]]),
    ("{ [item] _ in s = item.price }", [["price"]]),
    ("{ item in s = self.item.price }", [["price"]]),
    ("{ _ in f { item in s = item } + item.price }", [["price"]]),
    ("{ _ in Task { [item = item.owner] in s = 1 } }", [[], ["owner"]]),
    ("{ _ in s = item.count + item.first! }", [["count"], ["first"]]),
    ("{ _ in s = item.first(where: f) }", [["first()"]]), ("{ _ in s = item.last { $0 > 1 } }", [["last()"]]),
    ("{ _ in if let x = item.first { s = x } }", [["first"]]),
  ])
  func `a name is read with the members behind it`(source: String, expected: [[String]]) {
    #expect(paths(reads(source).parts(ofProperty: "item")) == Set(expected))
  }

  @Test(arguments: [
    "{ _ in s = 1 }", "{ _ in other.item = 1 }", "{ _ in f(item: 1) }", "{ _ in s = .item }", "{ _ in s = \"item\" }",
    "{ item in s = item.price }", "{ (item: Item) in s = item.price }",
  ])
  func `a word that is no such name does not count`(source: String) {
    #expect(reads(source).parts(ofProperty: "item") == nil)
  }

  @Test(arguments: [
    ("{ _ in s = item.price }", false), ("{ new in s = new }", false), ("{ (new: Int) in s = new }", false),
    ("{ s = $0 }", false), ("{ _ in let a = 1; s = a }", false), ("{ _ in print(s, Item.none) }", false),
    ("{ [weak self] _ in self?.s = 1 }", true), ("{ _ in reload() }", true), ("{ _ in f(self) }", true),
    ("{ _ in s = total }", true), ("{ _ in self.s = 1 }", false), ("{ reload()\n for x in s { } }", true),
    ("{ _ in s = [total: 1] }", true), ("{ _ in s = [1: 2, total: 1] }", true),
    ("{ _ in let total = total\n s = total }", true), ("{ _ in if let total { s = total } }", true),
    ("{ _ in guard let total = total else { return }\n s = total }", true), ("{ _ in s = a\n let a = 1 }", true),
    ("{ _ in if let a = item { s = a } }", false), ("{ _ in guard let a = item else { return }\n s = a }", false),
    ("{ _ in for a in item { s = a } }", false), ("{ _ in do { let a = 1 }\n s = a }", true),
    ("{ _ in do { let a = 1; s = a }\n s = a }", true),
    ("{ _ in func a() { s = 1 }\n a() }", false), ("{ _ in if case .on(let a) = item { s = a } }", true),
    ("{ _ in s = min() }", false), ("{ _ in s = min(1, 2) }", false), ("{ _ in s = max(1, 2) }", true),
  ])
  func `an unknown name may be a method that reads more`(source: String, mayReadMore: Bool) {
    #expect(reads(source).mayReadMore(than: ["s", "item"]) { $0 == "max" } == mayReadMore)
  }

  @Test(arguments: [
    ("{ _ in center.addObserver(self) }", ["an added observer"]), ("{ _ in s = 1 }", []),
    ("{ _ in send() }", ["a request of a URLSession"]),
    ("{ _ in NotificationCenter.default.post(name: a, object: s) }", []),
    ("{ _ in own.post(name: a, object: s) }", ["a notification of an own center"]),
    ("{ _ in shared.post(name: a, object: s) }", []), ("{ _ in api.post(s) }", []),
    ("{ _ in timer.fireDate = s }", ["the next date of a timer"]),
    ("{ _ in defaults.register(defaults: s) }", ["registered settings"]), ("{ _ in account.register(name: s) }", []),
    ("{ _ in subject.send(completion: s) }", ["a request of a URLSession", "the end of a subject"]),
  ])
  @MainActor func `an effect that no host sees is found in code, and in functions that it calls`(
    source: String, found: [String]
  ) {
    let tokens = SourceTokens(
      source + "\nfunc send() { session.dataTask(with: s).resume() }\nlet shared = NotificationCenter.default")
    let code = SourceClosure.all(in: tokens, line: 1).map(\.code)
    #expect(tokens.unseenEffects(of: code) == Set(found))
  }

  @Test func `a member that is not stored may be computed from all others`() {
    let reads = ReadParts.paths([["price"]])
    #expect(paths(reads.parts(of: "price", among: ["count", "price"])) == [[]])
    #expect(reads.parts(of: "count", among: ["count", "price"]) == nil)
    #expect(paths(reads.parts(of: "count", among: ["count"])) == [[]])
    #expect(paths(ReadParts.unknown.parts(of: "count", among: ["count"])) == nil)
    #expect(ReadParts.unknown.parts(of: "count", among: ["count"]) != nil)
  }
}
