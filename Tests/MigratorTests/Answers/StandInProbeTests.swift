#if Migrator
  import Foundation
  import SwiftSyntax
  import Testing

  @testable import MigratorCore

  /// What the compiler is asked beside the files: names that a long body hides, and parts of it alone.
  @Suite("Stand-ins for what long bodies hide", .onWorkerThreads, .timeLimit(.minutes(20))) struct StandInProbeTests {
    private static func file(_ code: String) -> ParsedFile {
      try! ParsedFile(path: "/app/Screen.swift", text: SourceText(code))
    }

    /// What the compiler says where the types with the numbers lack a name.
    private static func lacks(_ name: String, _ count: Int) -> [CompilerError] {
      ["AnyView", "Text", "Image", "Rectangle", "ForEach<[Int], Int, Text>"].prefix(count).enumerated().map {
        StandInRunTests.error("value of type '\($1)' has no member '\(name)'", in: "Names.swift", $0 + 1)
      }
    }

    @Test func `a modifier is missing if no type of SwiftUI has it`() {
      let probe = ModifierProbe([
        Self.file("var body: some View { VStack { Text(a).glow(2).bold() }.shine { b() }.padding() }")
      ])
      #expect(probe.text.contains("private let view1: Text = standIn()\n"))
      #expect(probe.text.contains("= view4.shine\n") && probe.text.contains("= view0.bold\n"))
      let errors = Self.lacks("glow", 5) + Self.lacks("shine", 5) + Self.lacks("bold", 4)
      #expect(probe.missing(errors, besides: []).map(\.text) == ["glow", "shine"])
      #expect(probe.missing(errors, besides: ["Text"]).map(\.text) == ["shine"])
    }

    @Test(arguments: [
      "let a = Date().addingTimeInterval(2).next()", "client.open(Row()).close()", "run(Text(a).glow().bold())",
    ])
    func `only statements have modifiers`(code: String) {
      #expect(
        ModifierProbe([Self.file(code)]).missing(Self.lacks("next", 5) + Self.lacks("close", 5), besides: []).isEmpty)
      #expect(!ModifierProbe([Self.file(code)]).text.contains("glow"))
    }

    private static let screen = """
      struct Screen: View {
        var rows: [Row]
        var body: some View {
          VStack {
            HStack { Text(title).padding() }
            ForEach(rows) { row in
              HStack { Text(row.name) }
            }
          }
          .toolbar { ToolbarItem { Text(title) } }
          .onAppear { load() }
        }
      }
      """

    private static func copy(_ message: String, _ line: Int, _ column: Int) -> (HoistedClosures, ParsedFile)? {
      let file = file(screen)
      let error = StandInRunTests.error(message, line, column)
      let token = StandInRun.token(at: error, in: file)!
      return HoistedClosures(file, [(error, token)]).map { ($0, file) }
    }

    @Test func `each closure of a view is a function of its own, without those inside`() throws {
      let (copy, file) = try #require(Self.copy("cannot infer type of closure", 11, 6))
      let added = copy.text.string.replacingOccurrences(of: file.text.string.dropLast(1), with: "")
      let functions = added.components(separatedBy: "func __hoisted").dropFirst().map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      #expect(
        functions.map { String($0.dropFirst()) } == [
          "() -> some View { VStack { EmptyView() } .toolbar { EmptyView() } .onAppear { load() } } @ViewBuilder",
          "() -> some View { HStack { EmptyView() } ForEach(rows) { row in HStack { Text(row.name) } } } @ViewBuilder",
          "() -> some View { Text(title).padding() } @ToolbarContentBuilder",
          "() -> some ToolbarContent { ToolbarItem { EmptyView() } } @ViewBuilder",
          "() -> some View { Text(title) } }",
        ])
    }

    @Test func `a blamed list tells the type of its closure's parameter`() throws {
      let message = "cannot convert value of type '[Row]' to expected argument type 'Binding<Elements>'"
      let (copy, _) = try #require(Self.copy(message, 6, 15))
      #expect(copy.text.string.contains("(_ row: Row) -> some View {\nHStack { Text(row.name) }"))
    }

    @Test func `an error in a copy is one at its place in the file`() throws {
      let (copy, file) = try #require(Self.copy("cannot infer type of closure", 11, 6))
      let text = copy.text.string
      let mark = try #require(text.range(of: "padding", options: .backwards))
      let place = copy.text.place(at: text.utf8.distance(from: text.startIndex, to: mark.lowerBound))
      var error = StandInRunTests.error("value of type 'Text' has no member 'padding'", in: "Hoisted.swift")
      error.place = place
      let found = try #require(copy.original(error, in: file.path))
      #expect(found.file == "/app/Screen.swift" && found.place == Place(line: 5, column: 28))
      error.message = "cannot find 'title' in scope"
      #expect(copy.original(error, in: file.path) == nil)
      (error.message, error.place) = ("value of type 'Text' has no member 'padding'", Place(line: 5, column: 28))
      #expect(copy.original(error, in: file.path) == nil)
    }
  }
#endif
