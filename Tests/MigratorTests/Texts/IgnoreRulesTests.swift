import MigratorCore
import Testing

@Suite("Ignored paths", .onWorkerThreads, .timeLimit(.minutes(20))) struct IgnoreRulesTests {
  /// A rule, a path, whether that is a folder, and what `git check-ignore` says.
  @Test(
    arguments: [
      ("A.swift", "A.swift", false, true), ("A.swift", "x/A.swift", false, true), ("/A.swift", "x/A.swift", false, nil),
      ("/A.swift", "A.swift", false, true), ("*.gen.swift", "x/B.gen.swift", false, true),
      ("x/*.swift", "x/A.swift", false, true),
      ("x/*.swift", "x/y/A.swift", false, nil), ("x/*.swift", "z/x/A.swift", false, nil),
      ("**/x/A.swift", "z/x/A.swift", false, true),
      ("x/**/A.swift", "x/A.swift", false, true), ("x/**/A.swift", "x/y/z/A.swift", false, true),
      ("x/**", "x/y", false, true),
      ("x/**", "x", true, nil), ("build/", "build", true, true), ("build/", "build", false, nil),
      ("build/", "x/build", true, true),
      ("?.swift", "A.swift", false, true), ("?.swift", "AB.swift", false, nil), ("[A-C].swift", "B.swift", false, true),
      ("[!A-C].swift", "B.swift", false, nil), ("[!A-C].swift", "D.swift", false, true),
      ("# A.swift", "# A.swift", false, nil),
      ("\\#A.swift", "#A.swift", false, true), ("*.swift\n!A.swift", "A.swift", false, false),
      ("!A.swift\n*.swift", "A.swift", false, true),
      ("A.swift   ", "A.swift", false, true), ("a*b*c", "aXbXbYc", false, true), ("a*b*c", "aXbXbY", false, nil),
    ] as [(String, String, Bool, Bool?)])
  func `an ignore rule matches the same paths as in git`(rules: String, path: String, isFolder: Bool, decision: Bool?) {
    let components = path.split(separator: "/").map(String.init)
    #expect(IgnoreRules(rules).decision(for: components, isFolder: isFolder) == decision)
  }
}
