#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// The tests that are written for views.
  @Suite("Tests that are written", .timeLimit(.minutes(20))) struct TestFileTests {
    private func files(_ sources: [(String, String)], module: String? = "Shop") -> [TestFile] {
      TestFile.all(of: Migration().migrate(sources.map { ($0.0, SourceText($0.1)) }), module: module)
    }

    private static let observer =
      "@State var v = 0; var body: some View { Text(\"\").onChange(of: v) { _ in print(price) } }"

    private func made(_ view: String) throws -> [String] {
      let text = try #require(files([("A.swift", view)]).first).text
      return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("  @Test") || $0.hasPrefix("      ") }
    }

    @Test func `the written test creates a view as its preview does`() throws {
      let view = "import SwiftUI\nimport Charts\npublic struct Cart: View { var price: Price; \(Self.observer) }\n"
      let preview = """
        import SwiftUI
        import Samples

        #Preview("dear") {
          NavigationStack {
            Cart(price: .sample)
          }
          .environmentObject(Store())
        }

        """
      let expected = """
        import Charts
        import MigrationTesting
        import Samples
        import SwiftUI
        import Testing
        @testable import Shop

        /// Written by onchange-migrate: runs Cart unchanged, under the legacy rule and the modern one.
        @MainActor @Suite("Cart", .timeLimit(.minutes(20))) struct CartMigrationTests {
          @Test func `onChange of v at Cart.swift:3 keeps its behaviour`() async {
            let report = await previewMigration(depth: 4) {
              NavigationStack {
                Cart(price: .sample)
              }
              .environmentObject(Store())
            }
            let isCovered = report.isCovered
            #expect(isCovered, "\\(report)")
          }
        }

        """
      let written = files([("UI/Cart.swift", view), ("UI/Previews.swift", preview)])
      #expect(written.map(\.name) == ["CartMigrationTests.swift"])
      #expect(written.map(\.text) == [expected])
    }

    @Test func `the written test compiles beside the view`() async throws {
      let scratch = try Scratch()
      let source = "import OnChangeCompat\nstruct Cart: View { let price: Int; \(Self.observer) }\n"
      let written = try #require(files([("Cart.swift", source)]).first)
      // The compiler is given one module, which cannot import itself.
      let text = written.text.replacing("@testable import Shop\n", with: "")
      #expect(text != written.text)
      let compiler = try await Compiler([
        try scratch.write(source, to: "Cart.swift"), try scratch.write(text, to: written.name),
      ])
      #expect(compiler.succeeded, "\(compiler.output)")
    }

    @Test func `a PreviewProvider counts as a preview, and a preview with @Previewable state does not`() throws {
      let view = "public struct Cart: View { var price: Int; \(Self.observer) }\n"
      let provider = "struct P: PreviewProvider { static var previews: some View { Cart(price: 7) } }\n"
      #expect(try made(view + provider).last == "      Cart(price: 7)")
      let own = "#Preview {\n  @Previewable @State var p = 3\n  Cart(price: p)\n}\n"
      #expect(try made(view + own).last == "      Cart(price: 1)")
    }

    @Test(arguments: [
      ("public struct A: View { let price: Int; var on: Binding<Bool>; #", "A(price: 1, on: .constant(false))", nil),
      (
        "public struct A: View { let price: Int; @Binding var name: String; let done: (Int, Bool) -> Void; #",
        "A(price: 1, name: .constant(\"a\"), done: { _, _ in })", nil
      ),
      (
        "public struct A: View { let price: [Int]; let more: [String: Int]; let last: Date?; let f: () -> Void; #",
        "A(price: [], more: [:], last: nil, f: {})", nil
      ),
      ("public struct A: View { let price: Price; #", "A(price: placeholder())", "write values for price"),
      (
        "public struct A: View { let price: Int; init(_ price: Int, of x: Bool = true) { self.price = price }; #",
        "A(1)", nil
      ),
    ])
    func `a view without a preview is made by its initializer`(view: String, making: String, obstacle: String?) throws {
      let lines = try made(view.replacing("#", with: Self.observer + " }"))
      #expect(lines[1] == "      " + making)
      #expect(lines[0].hasPrefix(obstacle.map { "  @Test(.disabled(\"\($0)\")) func" } ?? "  @Test func"))
    }

    @Test(
      arguments: [
        ("A(price: 3, size: .small, on: .constant(true))", "A(price: 3, size: .small, on: .constant(true))"),
        (
          "A(price: -3, size: .of([1, 2], name: \"b\"), on: .constant(false)).padding()",
          "A(price: -3, size: .of([1, 2], name: \"b\"), on: .constant(false))"
        ),
        ("A(price: number, size: .small, on: .constant(true))", nil),
        ("A(price: 3, size: .small, on: $on)", nil), ("A(price: 3, size: Self.size, on: .constant(true))", nil),
        ("A(price: 3, size: .small, on: .constant(true)) {}", nil),
      ] as [(String, String?)])
    func `a view without a preview is made as its parent makes it from constants`(
      call: String, making: String?
    ) throws {
      let view = "public struct A: View { let price: Int; let size: Size; @Binding var on: Bool; \(Self.observer) }\n"
      let parent =
        "struct P: View { let number: Int; @State var on = true; var body: some View { VStack { \(call) } } }\n"
        + "struct Q: View { let price: Int; @State var on = true; var body: some View { A(price: price, size: .big, on: $on) } }\n"
      let lines = try made(view + parent)
      #expect(lines[1] == "      " + (making ?? "A(price: 1, size: placeholder(), on: .constant(false))"))
      #expect(lines[0].contains(".disabled") == (making == nil))
      #expect(try made(view + parent + "#Preview { A(price: 9, size: .big, on: .constant(true)) }\n")[1].contains("9"))
    }

    @Test(arguments: [
      ("private struct A: View { let price: Int; #", "it is private"),
      ("public struct A<T>: View { let price: Int; #", "it is generic"),
      ("public struct A: View { private let price: Int; #", "its initializer is private"),
      (
        "public struct A: View { let price: Int; private init() { price = Int.random(in: 1...2) }; #",
        "its initializer is private"
      ),
    ])
    func `a view that a test cannot create gets a disabled test with the reason`(view: String, reason: String) throws {
      let lines = try made(view.replacing("#", with: Self.observer + " }"))
      #expect(
        lines == [
          "  @Test(.disabled(\"A cannot be made here: \(reason). To fix, make it internal, or give it a preview.\")) func "
            + "`onChange of v at A.swift:1 keeps its behaviour`() {}"
        ])
    }

    @Test func `names of test files do not collide, and existing files are kept`() async throws {
      let view = "public struct Row: View { let price: Int; \(Self.observer) }\n"
      let nested = "enum List { public struct Row: View { let price: Int; \(Self.observer) } }\n"
      let scratch = try Scratch()
      try scratch.write(view, to: "Sources/Shop/A.swift")
      try scratch.write(view, to: "Sources/Stock/B.swift")
      try scratch.write(nested, to: "Sources/Stock/C.swift")
      let arguments = ["--tests", "Tests", "Sources"]
      #expect(try await Command(arguments, in: scratch.path).errors.hasSuffix("  3 test files written to Tests\n"))
      let folder = scratch.path + "/Tests"
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
          "ListRowMigrationTests.swift", "RowMigrationTests.swift", "StockRowMigrationTests.swift",
        ])
      #expect(try scratch.read("Tests/StockRowMigrationTests.swift").contains("@testable import Stock"))
      try scratch.write("// mine\n", to: "Tests/RowMigrationTests.swift")
      let again = try await Command(arguments, in: scratch.path)
      #expect(again.errors.hasSuffix("  0 test files written to Tests, 3 were there and are kept\n"))
      #expect(try scratch.read("Tests/RowMigrationTests.swift") == "// mine\n")
    }
  }
#endif
