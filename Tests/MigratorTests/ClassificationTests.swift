#if Migrator
  import Foundation
  @testable import MigratorCore
  import Testing

  /// A file is classified again only if a file that is read later has a name that it looked up.
  @Suite("Classifying in rounds", .onWorkerThreads, .timeLimit(.minutes(20))) struct ClassificationTests {
    private static func shop() throws -> [ParsedFile] {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ShopProject")
      let walk = try #require(FileManager.default.enumerator(atPath: folder.path))
      return try walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return try ParsedFile(path: name, text: SourceText(text))
      }
    }

    private static func reports(_ files: [FileMigration]) throws -> [String] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try files.flatMap(\.calls).map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    }

    private static func classification(_ files: [ParsedFile]) -> Classification {
      Classification(files.map(Result.success), files.map(\.path), files.map(\.text), Options())
    }

    @Test(arguments: 1...4) func `files added in several rounds get the reports of one round`(size: Int) throws {
      let files = try Self.shop()
      let users = files.filter { $0.words.contains(anyOf: ["onChange"]) }
      let others = files.filter { !$0.words.contains(anyOf: ["onChange"]) }
      #expect(users.count > 20)
      #expect(others.count > 20)

      var whole = Self.classification(users)
      whole.add(others, broken: [])
      let expected = try Self.reports(whole.classify())

      var rounds = Self.classification(users)
      let first = try Self.reports(rounds.classify())
      #expect(first != expected, "the test needs a file that depends on a different file, and found none")
      for start in stride(from: 0, to: others.count, by: size) {
        rounds.add(Array(others[start..<min(start + size, others.count)]), broken: [])
        if start.isMultiple(of: 2) { _ = rounds.classify() }
      }
      #expect(try Self.reports(rounds.classify()) == expected)
    }

    @Test func `a file that is not Swift withdraws a proof if it mentions the view`() throws {
      let row = """
        import SwiftUI
        struct Row: View { let price: Int; @State var count = 0
          var body: some View { Text("").onChange(of: count) { _ in print(price) } } }
        struct Rows: View { var body: some View { Row(price: 7) } }
        @main struct Shop: App { var body: some Scene { WindowGroup { Rows() } } }
        """
      var classification = Self.classification([try ParsedFile(path: "A.swift", text: SourceText(row))])
      #expect(classification.classify()[0].calls[0].verdict?.grade == .same)
      classification.add([], broken: [SourceText("func f( { Other() }")])
      #expect(classification.classify()[0].calls[0].verdict?.grade == .same)
      classification.add([], broken: [SourceText("func f( { Row(price: 8) }")])
      #expect(classification.classify()[0].calls[0].verdict?.grade == .look)
    }

    /// Classifies some files in rounds, and adds others as they are needed.
    private static func rounds(of users: [ParsedFile], with others: [ParsedFile], foreseen: Bool) throws -> (
      reports: [String], added: Int, classified: Int
    ) {
      var classification = classification(users)
      var waiting = others
      func isNeeded(_ file: ParsedFile, _ needs: Classification.Needs) -> Bool {
        needs.include(file.text.bytes, DeclaredNames(file.text.bytes), file.words)
      }
      func add(_ needs: Classification.Needs) -> Bool {
        let needed = waiting.filter { isNeeded($0, needs) }
        waiting.removeAll { isNeeded($0, needs) }
        classification.add(needed, broken: [])
        return !needed.isEmpty
      }
      if foreseen { while add(classification.expectedNeeds()) {} }
      var files = classification.classify()
      while add(classification.needs) { files = classification.classify() }
      return (try reports(files), others.count - waiting.count, classification.count)
    }

    @Test func `files that are added before the first verdict change no report`() throws {
      let files = try Self.shop()
      let users = files.filter { $0.words.contains(anyOf: ["onChange"]) }
      let others = files.filter { !$0.words.contains(anyOf: ["onChange"]) }
      let plain = try Self.rounds(of: users, with: others, foreseen: false)
      let foreseen = try Self.rounds(of: users, with: others, foreseen: true)
      #expect(foreseen.reports == plain.reports)
      #expect(foreseen.classified < plain.classified)
      #expect(foreseen.added <= plain.added, "a file was parsed that no verdict needs")
    }

    private static let screen = """
      struct Screen: View {
        @ObservedObject var cart: Cart
        let title: String
        @State private var count = 0
        var body: some View { Text("").onChange(of: count) { _ in cart.save(); show() } }
        private func show() { print(title) }
      }
      """

    /// The grades of a screen's calls, beside other files.
    private static func run(_ files: [String: String]) throws -> (grades: [Verdict.Grade?], result: Project.Result) {
      let scratch = try Scratch()
      for (name, text) in files { try scratch.write(text, to: name) }
      let result = Project(paths: [scratch.path], options: Options()).run()
      return (result.files.flatMap(\.calls).map(\.verdict?.grade), result)
    }

    @Test func `a file is classified once if its calls name all that the verdict needs`() throws {
      let (grades, result) = try Self.run([
        "Screen.swift": Self.screen, "Cart.swift": "final class Cart: ObservableObject { func save() {} }",
        "App.swift": """
        @main struct Shop: App {
          @StateObject private var cart = Cart()
          var body: some Scene { WindowGroup { Screen(cart: cart, title: "Shop") } }
        }
        """,
        "Other.swift": "struct Other {}",
      ])
      #expect(grades == [.same])
      #expect(result.parsedCount == 3)
      #expect(result.classifiedCount == 1)
    }

    @Test func `a file is classified again if the first verdict needs a file that no name foretold`() throws {
      // The initializer's argument leads to the theme, and the view itself does not name it.
      let app = """
        @main struct Shop: App {
          @StateObject private var cart = Cart()
          var body: some Scene { WindowGroup { Screen(cart: cart, title: Theme.title) } }
        }
        """
      let files = [
        "Screen.swift": Self.screen, "Cart.swift": "final class Cart: ObservableObject { func save() {} }",
        "App.swift": app,
      ]
      let theme = "enum Theme { static DECLARATION }"
      let constant = files.merging(["Theme.swift": theme.replacing("DECLARATION", with: "let title = \"Shop\"")]) { $1 }
      let variable = files.merging(["Theme.swift": theme.replacing("DECLARATION", with: "var title = \"Shop\"")]) { $1 }
      #expect(try Self.run(constant).grades == [.same])
      #expect(try Self.run(variable).grades == [.look])
      #expect(try Self.run(constant).result.parsedCount == 4)
      #expect(try Self.run(constant).result.classifiedCount == 2)
    }

    @Test func `a file with no member of the view's name is not parsed, and one that replaces it is`() throws {
      let files = [
        "Screen.swift": Self.screen.replacing("let title", with: "var title"),
        "Cart.swift": "final class Cart: ObservableObject { func save() {} }",
        "App.swift": """
        @main struct Shop: App {
          @StateObject private var cart = Cart()
          var body: some Scene { WindowGroup { Screen(cart: cart, title: "Shop") } }
        }
        """,
      ]
      let reader = "struct Song { let title: String; func f(s: Song) { g(title: title) } }"
      let writer = "func rename(_ host: Host) { host.rootView.title = \"Store\" }"
      let reads = try Self.run(files.merging(["Song.swift": reader]) { $1 })
      #expect(reads.grades == [.same])
      #expect(reads.result.parsedCount == 3)
      let writes = try Self.run(files.merging(["Song.swift": writer]) { $1 })
      #expect(writes.grades == [.look])
      #expect(writes.result.parsedCount == 4)
    }
  }
#endif
