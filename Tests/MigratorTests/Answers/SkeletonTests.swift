#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// The skeletons of calls, from text to text.
  @Suite("Skeletons", .onWorkerThreads, .timeLimit(.minutes(20))) struct SkeletonTests {
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

    static func one(_ texts: String..., on platform: ConditionPlatform = .iOS) throws -> CallSkeleton {
      try #require(try skeletons(texts, on: platform).calls.first)
    }

    static let order = """
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
      #expect(text.contains("legacy: { _ in \n_ = ()\ntotal = __test(2, __read(1, price) * quantity) }"))
      #expect(text.contains("zero: { \n_ = ()\ntotal = __test(2, __read(1, price) * quantity) }"))
    }

    @Test func `the parent changes the observed value and the copies`() throws {
      let call = try Self.one(Self.order)
      #expect(call.observedRoots == ["quantity"])
      #expect(call.copies.map(\.name) == ["price"] && call.copies.map(\.roots) == [["price"]])
      #expect(call.sites == [1: "price", 2: "price * quantity"])
      #expect(call.making == "Order.__Call0(__call: ())")
    }

    @Test func `a call in a class belongs to an object that the parent exchanges`() throws {
      let skeletons = try Self.skeletons([
        """
        final class Maker {
          @Published private var isOn = false
          var title = ""
          private var isLoud: Bool { isOn }
          func view() -> some View { Text("").onChange(of: isLoud) { _ in print(self.title) } }
        }
        """
      ])
      let call = try #require(skeletons.calls.first)
      #expect(call.text.contains("extension Maker { @ViewBuilder func __body0() -> some View {"), "\(call.text)")
      #expect(call.observedRoots == ["self.isOn"] && call.copies.map(\.roots) == [["self"]])
      #expect(call.sites[0] == "write to self", "nothing notes what its methods read")
      #expect(skeletons.units.contains("var title = \"\"") && skeletons.units.contains("var isLoud: Bool"))
    }

    @Test func `an object that a constant is made of is observed by its parts`() throws {
      let call = try Self.one(
        """
        struct Order: View {
          let client = make()
          @State var shown = ""
          var body: some View { Text("").onChange(of: client.isOn) { _ in shown = client.name } }
        }
        """)
      #expect(call.text.contains("let _ = __object(\"client\", client)") && call.observedRoots == ["client.isOn"])
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
          var body: some View { Text("").onChange(of: count) { _ in model.other().add(count) } }
        }
        protocol Counting {
          func add(_ count: Int)
          func other() -> any Counting
        }
        """
      ]).units
      #expect(units.contains("func other() -> any Counting { return __result(\"Counting.other\", [self]) }"))
      #expect(units.contains("class __Some_Counting: __Stub, Counting, __Sample, __Model {"))
      #expect(units.contains("func add(_ count: Int) { return __result(\"Counting.add\", [self, count]) }"))
    }

    @Test func `a copy that is only written to is noted before the write`() throws {
      let text = try Self.one(
        """
        struct Order: View {
          @Binding var price: Int
          @Binding var size: Size
          @State private var quantity = 1
          var body: some View {
            Text("").onChange(of: quantity) { _ in
              price = 1
              size.width += 2
            }
          }
        }
        """
      ).text
      #expect(text.contains("_ = __read(1, price)") && text.contains("price = 1"))
      #expect(text.contains("_ = __read(2, size)") && text.contains("size.width += 2"))
    }

    @Test func `all work of a task is on the main actor, so that its order is the same in each run`() throws {
      let text = try Self.one(
        """
        struct Order: View {
          let price: Int
          @State private var quantity = 1
          var body: some View {
            Text("").onChange(of: quantity) { _ in
              Task { print(price) }
              Task.detached(priority: .high) { [quantity] in print(quantity) }
            }
          }
        }
        """
      ).text
      #expect(text.filter { $0 != " " }.contains("Task{@MainActorinprint(__read(1,price))}"))
      #expect(text.filter { $0 != " " }.contains("Task(priority:.high){@MainActor[quantity]inprint(quantity)}"))
    }

    @Test func `a constant that each view computes is computed again, and a literal is not`() throws {
      let text = try Self.one(
        """
        struct Order: View {
          let client = Client()
          let limit = 3
          @State private var quantity = 1
          var body: some View { Text("").onChange(of: quantity) { _ in client.send(limit) } }
        }
        """
      ).text
      #expect(text.contains("var client = __input(\"client\", or: { Client() }, isMade: true)"))
      #expect(text.contains("let limit = 3"))
    }

    @Test func `a part that is read of a copy has to differ by itself`() throws {
      let text = try Self.one(
        """
        struct Item { var prices: [Int]; var name = "" }
        struct Order: View {
          let item: Item
          @State private var quantity = 1
          @State private var total = 0
          var body: some View {
            Text("").onChange(of: quantity) { _ in total = item.prices.first ?? item.name.hashValue + self.item.prices.count }
          }
        }
        """
      ).text
      #expect(text.contains("__read(2, __read(1, item).prices.first)"))
      #expect(text.contains("__read(6, __read(5, self.item).prices.count)"))
    }

    @Test func `a variable that no given file declares takes each write`() throws {
      let text = try Self.one(
        """
        struct Order: View {
          let price: Int
          @State private var quantity = 1
          var body: some View { Text("").onChange(of: quantity) { _ in amplitude = price } }
        }
        """
      ).text
      #expect(text.contains("nonmutating set { __record(\"amplitude =\", [newValue]) }"))
    }

    @Test func `the state of a gesture is a state of the parent's`() throws {
      let text = try Self.one(
        """
        struct Order: View {
          let price: Int
          @GestureState private var drag = 0.0
          var body: some View { Text("").onChange(of: drag) { _ in print(price) } }
        }
        """
      ).text
      #expect(text.contains("@State var drag = 0.0") && text.contains("__state(\"drag\", $drag)"))
    }

    @Test func `the parameters of a generic function stand for types`() throws {
      let text = try Self.one(
        """
        extension View {
          func synchronize<Value: Equatable>(_ first: Binding<Value>, _ second: Binding<Value>) -> some View {
            onChange(of: first.wrappedValue) { second.wrappedValue = $0 }
          }
        }
        """
      ).text
      #expect(text.contains("typealias Value = __Token") && text.contains("_ = __read(1, second)"))
      #expect(text.contains("self.second = __binding(\"second\")"))
    }

    @Test func `a closure of the parent's takes its parameters`() throws {
      let text = try Self.one(
        """
        struct Order: View {
          let action: (Int, String?) -> Void
          @State private var quantity = 1
          var body: some View { Text("").onChange(of: quantity) { action($0, nil) } }
        }
        """
      ).text
      #expect(text.contains("self.action = { a0, a1 in return __result(__tag_action, [a0, a1]) }"))
    }

    @Test func `a member of another value is no state of the view that has the same name`() throws {
      let call = try Self.one(
        """
        final class Hub: ObservableObject { @Published var monitor = 0 }
        struct Order: View {
          let price: Int
          @EnvironmentObject private var hub: Hub
          @State private var monitor = 0
          var body: some View {
            Text("").onChange(of: hub.monitor) { _ in monitor = self.monitor + price }
          }
        }
        """)
      #expect(call.observedRoots == ["hub.monitor"] && call.text.contains("@State var monitor"))
    }

    @Test func `the texts that code compares with are tried, those with escapes included`() throws {
      let code = "total = name.isEmpty ? price : \"a\\n\".count + #\"\\d\"#.count + \"b\".count"
      let call = try Self.one(Self.order.replacingOccurrences(of: "total = price * quantity", with: code))
      #expect(call.literals.strings == ["\"\"", "\"a\\n\"", "\"b\""])
    }

    @Test func `each branch that an answer asks for is in the skeleton, those of a chain of conditions included`()
      throws
    {
      let code = "if price == 1 { total = 1 } else if price == 2 { total = 2 }"
      let call = try Self.one(Self.order.replacingOccurrences(of: "total = price * quantity", with: code))
      #expect(call.sites.filter { $0.value.hasPrefix("choice if price == ") }.count == 3)
      #expect(call.sites.keys.allSatisfy { call.text.contains("(\($0)") })
    }

    @Test func `a parameter that has the name of a copy is no read of it`() throws {
      let text = try Self.one(
        """
        struct Order: View {
          @Binding var name: String
          @State private var quantity = 1
          var body: some View {
            Text("").onChange(of: name) { name in
              if name == "a", name.count == 1 { self.name = String(self.name.count) }
            }
          }
        }
        """
      ).text
      #expect(text.contains("if name == \"a\", name.count == 1 {"))
      #expect(text.contains("String(__read(3, __read(2, self.name).count))"), "\(text)")
    }
  }
#endif
