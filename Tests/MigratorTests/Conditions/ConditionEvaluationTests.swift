#if Migrator
  import MigratorCore
  import Testing

  @Suite("Conditions for a platform", .timeLimit(.minutes(20))) struct ConditionEvaluationTests {
    /// The lines of a file after its conditions were evaluated.
    private func lines(_ source: String, for platform: ConditionPlatform = .iOS) throws -> [String] {
      let evaluation = try ConditionEvaluation(path: "A.swift", text: SourceText(source), platform: platform)
      return String(decoding: evaluation.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.allSatisfy { $0 == " " } ? "" : String($0) }
    }

    @Test func `code for the platform stays on its line, and other code becomes empty lines`() throws {
      let source = """
        #if os(iOS)
          let a = 1
        #elseif os(macOS)
          let a = 2
        #else
          let a = 3
        #endif
        let b = 4
        """
      #expect(try lines(source) == ["", "  let a = 1", "", "", "", "", "", "let b = 4"])
      #expect(try lines(source, for: .macOS) == ["", "", "", "  let a = 2", "", "", "", "let b = 4"])
      #expect(try lines(source, for: .tvOS) == ["", "", "", "", "", "  let a = 3", "", "let b = 4"])
    }

    @Test func `nested conditions are evaluated inside a kept branch`() throws {
      let source = """
        #if !os(macOS)
        #if os(tvOS) || os(iOS)
        let a = 1
        #else
        let a = 2
        #endif
        #else
        #if DEBUG
        let a = 3
        #endif
        #endif
        """
      #expect(try lines(source) == ["", "", "let a = 1"] + Array(repeating: "", count: 8))
      #expect(
        try lines(source, for: .macOS)
          == Array(repeating: "", count: 7) + ["#if DEBUG", "let a = 3", "#endif", ""])
    }

    @Test(arguments: [
      ("DEBUG", "DEBUG"), ("MY_FLAG || swift(>=6.0)", "MY_FLAG || swift(>=6.0)"),
      ("compiler(>=6.1)", "compiler(>=6.1)"),
      ("os(iOS) && DEBUG", "DEBUG"), ("DEBUG && !os(macOS)", "DEBUG"), ("DEBUG || os(macOS)", "DEBUG"),
      ("canImport(UIKit)", "canImport(UIKit)"), ("canImport(UIKit) && !canImport(AppKit)", "canImport(UIKit)"),
      ("os(iOS) && (A || B)", "(A || B)"), ("!(A || os(macOS)) && B", "!A && B"),
      ("A && os(macOS) || B && os(iOS)", "B"), ("targetEnvironment(macCatalyst) || A", "A"),
      ("arch(arm64)", "arch(arm64)"),
      ("!(os(iOS) && (A && B))", "!(A && B)"),
    ])
    func `the undecided part of a condition stays for the compiler`(condition: String, left: String) throws {
      #expect(try lines("#if \(condition)\nlet a = 1\n#endif") == ["#if \(left)", "let a = 1", "#endif"])
    }

    @Test(arguments: [
      ("os(macOS) && DEBUG", false), ("os(iOS) || DEBUG", true), ("canImport(AppKit)", false),
      ("canImport(Cocoa)", false),
      ("targetEnvironment(simulator)", false), ("!targetEnvironment(macCatalyst)", true), ("true", true),
      ("os(Linux)", false), ("os(OSX)", false), ("os(watchOS) || !os(iOS) && A", false),
    ])
    func `a decided condition is removed`(condition: String, stays: Bool) throws {
      #expect(try lines("#if \(condition)\nlet a = 1\n#endif") == ["", stays ? "let a = 1" : "", ""])
    }

    @Test func `a condition chain keeps the branches that stay open`() throws {
      let source = """
        #if os(macOS)
        let a = 1
        #elseif DEBUG
        let a = 2
        #elseif os(iOS)
        let a = 3
        #else
        let a = 4
        #endif
        """
      #expect(
        try lines(source) == ["", "", "#if DEBUG", "let a = 2", "#else", "let a = 3", "", "", "#endif"])
    }

    @Test func `conditions around modifiers, cases and attributes are evaluated`() throws {
      let source = """
        func f(x: Kind) {
          switch x {
          #if os(iOS)
          case .a: break
          #endif
          default: break
          }
          Text("a")
            #if os(macOS)
            .padding()
            #else
            .bold()
            #endif
            .italic()
        }
        #if os(iOS)
        @available(iOS 17, *)
        #endif
        func g() {}
        """
      #expect(
        try lines(source) == [
          "func f(x: Kind) {", "  switch x {", "", "  case .a: break", "", "  default: break", "  }", "  Text(\"a\")",
          "",
          "", "", "    .bold()", "", "    .italic()", "}", "", "@available(iOS 17, *)", "", "func g() {}",
        ])
    }

    @Test func `a file can become empty, and a file without conditions is unchanged`() throws {
      #expect(
        try lines("#if os(macOS)\nimport AppKit\n\"\"\"\n#if x\n\"\"\"\n#endif\n") == Array(repeating: "", count: 7))
      #expect(
        try lines("let a = \"#if os(iOS)\" // #if os(macOS)\n") == ["let a = \"#if os(iOS)\" // #if os(macOS)", ""])
      #expect(try lines("") == [""])
    }

    @Test func `line endings are unchanged`() throws {
      let text = SourceText("#if os(macOS)\r\nlet a = 1\r\n#endif\r\nlet b = 2\r\n")
      let evaluation = try ConditionEvaluation(path: "A.swift", text: text, platform: .iOS)
      #expect(String(decoding: evaluation.bytes, as: UTF8.self).filter { $0 != " " } == "\r\n\r\n\r\nletb=2\r\n")
    }

    @Test(arguments: [
      ("resignFirstResponder", "resignFirstResponder"), ("UIResponder.save(_:)", "save:"),
      ("save(to:_:as:)", "saveWithTo::as:"),
      ("getter: A.name", "name"), ("setter: A.name", "setName:"), ("save as () -> Void", "save"),
      ("(A.save(sender:))", "saveWithSender:"),
    ])
    func `a #selector becomes a Selector with the method's name`(argument: String, name: String) throws {
      #expect(try lines("let a = #selector(\(argument))") == ["let a = Selector(\"\(name)\")"])
    }

    @Test func `@objc attributes are removed, and columns are unchanged`() throws {
      #expect(
        try lines("class A {\n  @objc func f() {}\n  @objc(g:)\n  func g() {}\n}") == [
          "class A {", "        func f() {}", "", "  func g() {}", "}",
        ])
    }

    @Test func `source that is not Swift is rejected`() throws {
      #expect(throws: ConditionEvaluation.Failure.self) { try lines("#if os(iOS)\nlet a = 1\n") }
      #expect(throws: ConditionEvaluation.Failure.self) {
        try ConditionEvaluation(path: "A.swift", text: SourceText([0xFF, 0xFE]), platform: .iOS)
      }
    }
  }
#endif
