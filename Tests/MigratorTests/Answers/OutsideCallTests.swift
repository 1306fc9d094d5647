#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// The parts of skeletons for effects on what no view owns.
  @Suite("Effects outside of views", .onWorkerThreads, .timeLimit(.minutes(20))) struct OutsideCallTests {
    private func skeleton(_ statement: String, _ rest: String = "", members: String = "") throws -> (
      call: String, units: String
    ) {
      let found = try SkeletonTests.skeletons([
        """
        import SwiftUI
        struct Order: View {
          let price: Int
          @State private var count = 0
          @State private var format = NumberFormatter()
          \(members)
          var body: some View {
            Text("").onChange(of: count) { _ in
              if price > 1 { count = 0 }
              \(statement)
            }
          }
          func keep(_ n: Int) {}
        }
        """, rest,
      ])
      return (try #require(found.calls.first).text, found.units)
    }

    @Test(arguments: [
      (#"setenv("A", "\(price)", 1)"#, #"__passed("setenv", "\(__read("#),
      (#"Task { _ = try? await Task.sleep(nanoseconds: UInt64(price)) }"#, #"__passed("Task.sleep", "#),
      ("format.minimumFractionDigits = price", #"__passed("a write to format.minimumFractionDigits", "#),
    ])
    func `a value that the system gets is noted`(statement: String, note: String) throws {
      #expect(try skeleton(statement).call.contains(note))
    }

    @Test func `a function of the system is noted where it runs`() throws {
      #expect(try skeleton("sync()").call.contains(#"__ran("sync")"#))
      #expect(try skeleton("format.numberStyle = .none").call.contains(#"__ran("a write to format.numberStyle")"#))
    }

    @Test(arguments: [
      "keep(price)", "print(price)", "done(price)", "shown.append(price)", "let next = { (n: Int) in }\nnext(price)",
      "func next() { count = price }\nDispatchQueue.main.async(execute: next)", "self.count = price",
    ])
    func `what the project declares, what is recorded and what shows is not noted`(statement: String) throws {
      let text = try skeleton(statement, members: "let done: (Int) -> Void\n@State private var shown: [Int] = []").call
      #expect(!text.contains("__passed(") && !text.contains(#"__ran("next")"#))
    }

    @Test func `a branch that other flags choose is a place that nothing has run`() throws {
      func sites(_ condition: String) throws -> Bool {
        let text = "#if \(condition)\nprint(price, 1)\n#else\nprint(2)\n#endif"
        let found = try SkeletonTests.skeletons([
          SkeletonTests.order.replacingOccurrences(
            of: "total = price * quantity", with: "total = price\n\(text)\n")
        ])
        return try #require(found.calls.first).sites.values.contains("branch #if \(condition)")
      }
      #expect(try sites("DEBUG") && sites("targetEnvironment(simulator)"))
      #expect(try !sites("os(macOS)") && !sites("false"))
    }

    @Test(arguments: [
      ("static var level = 0", #"@__Kept("Tariff.level") static var level = 0"#),
      ("static var last: Int?", #"@__Kept("Tariff.last") static var last: Int? = __isFull ? __pick(1) : nil"#),
      ("static var all = [1] { didSet { print(1) } }", #"@__Kept("Tariff.all") static var all = [1] {"#),
      ("static let limit = 3", "static let limit = 3"),
      ("static let limits = [1, 3]", "static let limits = [1, 3]"),
      ("static let all = [Meter()]", #"@__Kept("Tariff.all") static var all = [Meter()]"#),
      ("static var main: Meter!", #"@__Kept("Tariff.main") static var main: Meter! = __pick(1)"#),
    ])
    func `each run keeps its own static variables`(declaration: String, text: String) throws {
      let name = try #require(declaration.split(whereSeparator: { " :".contains($0) }).dropFirst(2).first)
      let units = try skeleton("_ = Tariff.\(name)", "enum Tariff { \(declaration) }\nclass Meter {}").units
      #expect(units.contains(text))
    }

    @Test func `a global variable is kept too`() throws {
      let units = try skeleton("latest = all[0]", "var latest: Int = -1\nvar all = [1]").units
      #expect(units.contains(#"var latest: Int { get { __static("latest") { -1 } }"#))
      let observer = #"{ didSet { __wrote("all", oldValue, all) { all = $0 } } }"#
      #expect(units.contains("var all = __quiet { [1] } " + observer))
    }

    @Test(arguments: [
      (
        "func go(_ n: Int) { setenv(name, \"\\(n)\", 1) }",
        #"setenv(__passed("setenv", name), __passed("setenv", "\(n)"), 1)"#
      ),
      ("func go(_ n: Int) { if n > 1 { sync() } }", #"__did("sync", sync())"#),
      ("var size = 0 { didSet { sync() } }; func go(_ n: Int) { size = n }", #"{ didSet { __did("sync", sync()) } }"#),
      ("func go(_ n: Int) -> Void { sync() }", #"-> Void { __did("sync", sync()) }"#),
      ("func go(_ n: Int) { _ = [1].map { sync($0) } }", #"map { sync(__passed("sync", $0)) }"#),
      ("func go(_ n: Int) { format.positivePrefix = name }", #"__passed("a write to format.positivePrefix", name)"#),
      ("func go(_ n: Int) -> Int { min(n, 3) }", "{ min(n, 3) }"),
      ("func go(_ n: Int) { all = [1].map { min($0, n) } }", "{ min($0, n) }"),
      ("func go(_ n: Int) { keep(n); assert(n > 1); fatalError(name) }", "keep(n); assert(n > 1); fatalError(name)"),
    ])
    func `the project's own code notes what the system gets`(function: String, text: String) throws {
      let model = """
        class Meter { var name = "A"; var all = [1]; let format = NumberFormatter(); func keep(_ n: Int) {}
        \(function)
        }
        """
      #expect(try skeleton("meter.go(price)", model, members: "let meter: Meter").units.contains(text))
    }

    @Test func `a write goes through the project's own wrapper, and a subscript comes with its type`() throws {
      let rest = """
        @propertyWrapper struct Noted { var wrappedValue: Int { get { 0 } nonmutating set { print(newValue) } } }
        struct Box { subscript(n: Int) -> Int { n } }
        """
      let (call, units) = try skeleton("last = box[price]", rest, members: "@Noted var last: Int\nlet box: Box")
      #expect(call.contains("@Noted var last: Int") && !call.contains("self.last ="))
      #expect(
        units.contains("var wrappedValue: Int { get { 0 } nonmutating set")
          && units.contains("subscript(n: Int) -> Int"))
    }

    @Test func `what a release build leaves out has no reads`() throws {
      #expect(try skeleton("assert(price > 2)").call.contains("assert(price > 2)"))
    }

    @Test func `a view that gives itself away is given with its values`() throws {
      let (call, units) = try skeleton(
        "meter.show(self)", "final class Meter { func show(_ order: Order) { print(order.price) } }",
        members: """
          @State private var meter = Meter()
          @Binding var size: Int
          @AppStorage("a") var stored: Int
          @Environment(\\.locale) var locale
          """)
      #expect(call.contains("var __given: Order { Order(price: price, count: count, format: format, meter: meter, "))
      #expect(call.contains("size: $size, stored: _stored, locale: locale) }"))
      #expect(call.contains(#"meter.show(__read(5, __given))"#))
      #expect(units.contains("var locale = EnvironmentValues()[keyPath: \\EnvironmentValues.locale]"))
    }

    @Test func `a local with a wrapper of another module has a value`() throws {
      let call = try skeleton("keep(date)", members: "var date: Int { @Dependency(\\.date) var now\nreturn now.year }")
        .call
      #expect(call.contains(#"var now: __Recorder = __recorder("now")"#))
    }

    @Test func `a wrapper's attribute reaches the project's own initializers`() throws {
      let units = try skeleton(
        "stored = price",
        "extension AppStorage { init(_ path: KeyPath<Keys, String>) where Value == Int { self.init(\"a\", store: .own) } }",
        members: "@AppStorage(\\.stored) var stored"
      ).units
      #expect(units.contains("extension AppStorage") && units.contains("self.init(\"a\")"))
    }
  }
#endif
