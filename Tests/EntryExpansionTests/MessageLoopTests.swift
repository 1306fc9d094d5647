import Foundation
import Testing

@testable import EntryExpansion

@Suite("The compiler's messages", .timeLimit(.minutes(20))) struct MessageLoopTests {
  @Test func `the loop answers the capability request and expands both roles of an entry`() throws {
    let answers = try Self.answers(to: [
      #"{"getCapability":{"capability":{"protocolVersion":7}}}"#,
      Self.expand("Entry", "accessor", "@Entry var limit = 3"),
      Self.expand("Entry", "peer", "@Entry var limit: Int = 3"),
      Self.expand("EntryDefaultValue", "accessor", "@D static var defaultValue: Int = 3"),
    ])
    #expect(
      answers == [
        #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#,
        Self.expanded(#"get { self[__Key_limit.self] }\nset { self[__Key_limit.self] = newValue }"#),
        Self.expanded(
          #"private struct __Key_limit: ViewEngine.EnvironmentKey {\n"#
            + #"  @ViewEngine.__EntryDefaultValue static var defaultValue: Int = 3\n}"#),
        Self.expanded(#"get {\n  3\n}"#),
      ])
  }

  @Test(arguments: [
    ("var x = 1", "__Key_x", "defaultValue = 1\n"),
    ("var x: Int?", "__Key_x", "defaultValue: Int? = nil\n"),
    ("var x: Int!", "__Key_x", "defaultValue: Int? = nil\n"),
    ("var `default` = 1", "__Key_default", "defaultValue = 1\n"),
    ("var `two words` = 1", "`__Key_two words`", "defaultValue = 1\n"),
  ])
  func `the key has the name, the type and the value of the variable`(text: String, key: String, value: String) throws {
    let declaration = try VariableDeclaration(reading: text)
    #expect(declaration.entryKey(of: .environment).hasPrefix("private struct \(key): "))
    #expect(declaration.entryKey(of: .environment).contains(value))
    #expect(declaration.entryAccessors.contains("self[\(key).self]"))
  }

  @Test(arguments: [("Animatable", #"extension Wave: ViewEngine.Animatable {}"#), ("", "")])
  func `an animatable type gets the conformance that it lacks`(missing: String, source: String) throws {
    func syntax(_ source: String) -> String { #"{"source":"\#(source)","location":{"fileName":"","offset":0}}"# }
    let message = Self.expand("Animatable", "extension", "@Animatable struct Wave {}").replacingOccurrences(
      of: #""lexicalContext":"#,
      with: #""extendedTypeSyntax":\#(syntax("Wave")),"conformanceListSyntax":\#(syntax(missing)),"lexicalContext":"#)
    #expect(try Self.answers(to: [message]) == [Self.expanded(source)])
  }

  @Test func `a problem is reported once for all roles, at its place in the file`() throws {
    let answers = try Self.answers(to: [
      Self.expand("Entry", "accessor", #"\n  @Entry var limit: Int"#),
      Self.expand("Entry", "peer", #"\n  @Entry var limit: Int"#),
    ])
    #expect(answers.count == 2)
    // The text begins at 10, the name 14 behind it.
    #expect(answers.first?.contains(#""position":{"fileName":"a.swift","offset":24}"#) == true)
    #expect(answers.first?.contains("@Entry requires a default value: `var limit: Int = …`") == true)
    #expect(answers.first?.contains(#"get { Swift.fatalError() }\nset {}"#) == true)
    #expect(answers.last == Self.expanded(""))
  }

  @Test(arguments: [
    (
      #"[{"source":"extension EdgeInsets {}","location":{"fileName":"","offset":0}}]"#,
      "found one in 'extension EdgeInsets'. To fix, move it into 'extension EnvironmentValues { … }'."
    ),
    ("[]", "found one outside of every type. To fix, move it into 'extension EnvironmentValues { … }'."),
  ])
  func `an entry outside EnvironmentValues is a problem at its declaration`(context: String, found: String) throws {
    let answer = try #require(
      try Self.answers(to: [Self.expand("Entry", "peer", #"\n  @Entry var limit = 3"#, context: context)]).first)
    #expect(answer.contains(found))
    #expect(answer.contains(#""offset":13"#))
  }

  @Test(arguments: [("null", "a.swift"), ("[]", "@__swiftmacro_4main.swift")])
  func `an entry without a known context is expanded`(context: String, file: String) throws {
    let answers = try Self.answers(to: [
      Self.expand("Entry", "accessor", "@Entry var x = 1", context: context, file: file)
    ])
    #expect(answers == [Self.expanded(#"get { self[__Key_x.self] }\nset { self[__Key_x.self] = newValue }"#)])
  }

  @Test(arguments: [
    (#"{"expandFreestandingMacro":{"macro":{}}}"#, "no answer to 'expandFreestandingMacro'"),
    (#"{"loadPluginLibrary":{"libraryPath":"a"}}"#, "no answer to 'loadPluginLibrary'. To fix, update OnChangeCompat"),
    (#"{"somethingNew":{"a":[1,{}]}}"#, "no answer to 'somethingNew'"),
    ("{}", "no answer to ''"),
    (#"{"expandAttachedMacro":{"macro":1}}"#, "cannot read a message of this compiler"),
    ("no JSON", "cannot read a message of this compiler"),
    ("", "cannot read a message of this compiler"),
  ])
  func `an unknown message fails, and the next message is answered`(message: String, failure: String) throws {
    let answers = try Self.answers(to: [message, #"{"getCapability":{}}"#])
    #expect(answers.count == 2)
    #expect(answers.first?.hasPrefix(#"{"expandMacroResult":{"diagnostics":[{"#) == true)
    #expect(answers.first?.contains(failure) == true)
    #expect(answers.last == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  }

  @Test(arguments: [0, 3, 8, 20])
  func `a truncated message ends the loop without an answer`(length: Int) throws {
    #expect(try Self.answers(in: Self.framed(#"{"getCapability":{}}"#).prefix(length)) == [])
  }

  // MARK: Support

  private static func expand(
    _ type: String, _ role: String, _ source: String,
    context: String = #"[{"source":"extension EnvironmentValues {}","location":{"fileName":"","offset":0}}]"#,
    file: String = "a.swift"
  ) -> String {
    """
    {"expandAttachedMacro":{"macro":{"moduleName":"EntryMacro","typeName":"\(type)","name":"\(type)"},"macroRole":"\(role)",
    "discriminator":"$s","attributeSyntax":{"kind":"attribute"},"declSyntax":{"kind":"declaration","source":"\(source)",
    "location":{"fileID":"m/a.swift","fileName":"\(file)","offset":10,"line":1,"column":1}},"lexicalContext":\(context)}}
    """
  }

  private static func expanded(_ source: String) -> String {
    #"{"expandMacroResult":{"diagnostics":[],"expandedSource":"\#(source)"}}"#
  }

  private static func framed(_ message: String) -> Data {
    let length = message.utf8.count
    return Data((0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }) + Data(message.utf8)
  }

  private static func answers(to messages: [String]) throws -> [String] {
    try answers(in: messages.reduce(Data()) { $0 + framed($1) })
  }

  /// The loop's answers to the bytes, read as a compiler reads them.
  private static func answers(in bytes: Data) throws -> [String] {
    let input = Pipe()
    let output = Pipe()
    try input.fileHandleForWriting.write(contentsOf: bytes)
    try input.fileHandleForWriting.close()
    MessageLoop(input: input.fileHandleForReading, output: output.fileHandleForWriting).run()
    try output.fileHandleForWriting.close()
    var rest = try output.fileHandleForReading.readToEnd() ?? Data()
    var answers: [String] = []
    while rest.count >= 8 {
      let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      answers.append(String(decoding: rest.dropFirst(8).prefix(length), as: UTF8.self))
      rest = Data(rest.dropFirst(8 + length))
    }
    return answers
  }
}
