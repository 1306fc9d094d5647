import Testing

@testable import MigrationTesting

@Suite("Capture lists in the source", .timeLimit(.minutes(20))) struct CaptureListTests {
  @Test(arguments: [
    ("x.onChange(of: a) { [a] in f(a) }", ["a"]),
    ("x.onChange(of: a) { [a] new in f(a) }", ["a"]),
    ("x.onChange(of: a) { [a, old = f(b, [c]), weak d] (new: Int) -> Void in }", ["a", "old", "d"]),
    ("x.onChange(of: a) {\n  @MainActor [\n    a,\n    unowned(safe) b\n  ] _ in }", ["a", "b"]),
    ("x.onChange(of: a) { _ in f([a]) }", []),
    ("x.map { [a] }", []),
    ("x.map { n in y.onChange(of: n) { _ in f(n) } }", []),
    ("x.map { [n] in y.onChange(of: n) { _ in f(n) } }", ["n"]),
    ("x", []),
  ])
  func `the names in a closure's capture list are read`(source: String, names: [String]) {
    #expect(CaptureList.names(in: "first line\n\(source)", line: 2) == Set(names))
  }

  @Test(arguments: [0, 2, 9]) func `a line without a closure has no captured names`(line: Int) {
    #expect(CaptureList.names(in: "{ [a] in }\n", line: line) == [])
  }

  @Test func `a missing file has no captured names`() {
    #expect(CaptureList.names(inFile: "/nowhere/A.swift", line: 1) == [])
    #expect(CaptureList.names(inFile: "", line: 1) == [])
  }
}
