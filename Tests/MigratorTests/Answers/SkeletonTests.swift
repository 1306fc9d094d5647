#if Migrator
  import Testing

  @testable import MigratorCore

  /// The skeletons of calls, from text to text.
  @Suite("Skeletons", .timeLimit(.minutes(20))) struct SkeletonTests {
    /// The skeletons of all calls that need an answer, and the declarations that they reach.
    static func skeletons(
      _ texts: [String], on platform: ConditionPlatform = .iOS
    ) throws -> (calls: [CallSkeleton], units: String) {
      let sources = texts.enumerated().map { (path: "File\($0).swift", text: SourceText($1)) }
      let parsed = try sources.map { try ParsedFile(path: $0.path, text: $0.text) }
      let types = SkeletonTypes(SkeletonSources(parsed, platform: platform))
      let reports = Migration().migrate(sources).flatMap(\.calls).filter(\.needsProof)
      let calls = try reports.enumerated().map { try CallSkeleton($0, $1, in: types.sources, reaching: types) }
      return (calls, types.units.joined(separator: "\n"))
    }

    private static func one(_ texts: String..., on platform: ConditionPlatform = .iOS) throws -> CallSkeleton {
      try #require(try skeletons(texts, on: platform).calls.first)
    }

    private static let order = """
      import SwiftUI
      private struct Order: View {
        let price: Int
        let unused: Missing
        @State private var quantity = 1
        @State private var total = 0
        var body: some View {
          VStack { KFImage(url).onChange(of: quantity) { _ in total = price * quantity } }
        }
      }
      """

    @Test func `a skeleton has the properties that its closure uses, and no other view`() throws {
      let text = try Self.one(Self.order).text
      #expect(text.contains("extension Order {\nstruct __Call0: View {"))
      #expect(text.contains("var price: Int") && text.contains("@State var quantity = 1"))
      #expect(!text.contains("unused") && !text.contains("KFImage") && !text.contains("private"))
    }

    @Test func `both forms of the closure are in a skeleton, and its reads of copies are noted`() throws {
      let text = try Self.one(Self.order).text
      #expect(text.contains("legacy: { _ in total = __read(1, price) * quantity }"))
      #expect(text.contains("zero: { total = __read(1, price) * quantity }"))
    }

    @Test func `the parent changes the observed value and the copies`() throws {
      let call = try Self.one(Self.order)
      #expect(call.observed == ["quantity"])
      #expect(call.copies.map(\.name) == ["price"] && call.copies.map(\.roots) == [["price"]])
      #expect(call.sites == [1: "price"])
      #expect(call.making == "Order.__Call0(__call: ())")
    }

    @Test func `a local is computed again in the skeleton, and changes with the state in it`() throws {
      let call = try Self.one(
        """
        struct Order: View {
          @State var quantity = 1
          @State var shown = ""
          var body: some View {
            let price = quantity * 3
            Text("").onChange(of: quantity) { _ in shown = "\\(price)" }
          }
        }
        """)
      #expect(call.text.contains("let price = quantity * 3"))
      #expect(call.copies.isEmpty, "it changes whenever the observed value does")
    }

    @Test func `own methods come along from extensions in other files`() throws {
      let call = try Self.one(
        """
        struct Order: View {
          let price: Int
          @State var quantity = 1
          var body: some View { Text("").onChange(of: quantity) { _ in update() } }
        }
        """, "extension Order { fileprivate func update() { print(price) } }")
      #expect(call.text.contains("func update() { print(__read(1, price)) }"))
    }

    @Test func `a generic view gets a type for each parameter`() throws {
      let call = try Self.one(
        """
        struct List<Item: Hashable, Row: View, Model: Source> {
          struct Cell: View {
            let item: Item
            @State var isOn = false
            var body: some View { Text("").onChange(of: isOn) { _ in print(item) } }
          }
        }
        protocol Source: AnyObject { var title: String { get } }
        """)
      #expect(call.making == "List<__Token, __Leaf, __Some_Source>.Cell.__Call0(__call: ())")
      #expect(call.text.hasPrefix("extension List.Cell {"))
    }

    @Test func `a branch of #if is taken for the platform`() throws {
      let text = """
        struct Phone: View {
          let price: Int
          @State var count = 0
          var body: some View { Text("").onChange(of: count) { _ in report() } }
          func report() {
            #if os(iOS)
              print("phone", price)
            #else
              print("desktop", price)
            #endif
          }
        }
        """
      let phone = try Self.one(text).text
      let desktop = try Self.one(text, on: .macOS).text
      #expect(phone.contains("\"phone\"") && !phone.contains("\"desktop\"") && !phone.contains("#if"))
      #expect(desktop.contains("\"desktop\"") && !desktop.contains("\"phone\""))
    }

    @Test func `a call that the platform does not have says so`() throws {
      let text = """
        #if os(macOS)
          struct Desk: View {
            let price: Int
            @State var count = 0
            var body: some View { Text("").onChange(of: count) { _ in print(price) } }
          }
        #endif
        """
      #expect {
        try Self.one(text)
      } throws: {
        ($0 as? CallSkeleton.Missing)?.reason == "#if os(macOS) hides the call on iOS"
      }
    }

    @Test func `a value of an unknown wrapper is no copy that a parent may change`() throws {
      let view = """
        struct Order: View {
          @Foreign var price: Int
          @State private var quantity = 1
          var body: some View { Text("").onChange(of: quantity) { _ in print(price) } }
        }
        """
      #expect {
        _ = try Self.one(view)
      } throws: { error in
        (error as? CallSkeleton.Missing)?.reason.hasPrefix("the wrapper of price is not in the given paths") == true
      }
    }

    @Test func `a model comes with its properties and the methods that are called`() throws {
      let units = try Self.skeletons([
        """
        struct Cart: View {
          let model: Model
          @State var count = 0
          var body: some View { Text("").onChange(of: count) { _ in model.add(count) } }
        }
        class Model: ObservableObject {
          @Published private(set) var total = 0
          func add(_ count: Int) { total += count }
          func remove() { Missing().call() }
        }
        """
      ]).units
      #expect(units.contains("class Model: ObservableObject, __Sample, __Model {"))
      #expect(units.contains("func add(_ count: Int) { total += count }") && !units.contains("remove"))
      #expect(units.contains("(\"total\", { self.total = __pick($0) }, { self.total as Any })"))
    }

    @Test func `a protocol gets a class that records its calls`() throws {
      let units = try Self.skeletons([
        """
        struct Cart: View {
          let model: any Counting
          @State var count = 0
          var body: some View { Text("").onChange(of: count) { _ in model.add(count) } }
        }
        protocol Counting { func add(_ count: Int) }
        """
      ]).units
      #expect(units.contains("class __Some_Counting: ObservableObject, Counting, __Sample, __Model {"))
      #expect(units.contains("func add(_ count: Int) { return __result(\"Counting.add\", [self, count]) }"))
    }
  }
#endif
