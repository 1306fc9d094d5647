#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// The declarations that skeletons reach: which values a parent can give them.
  @Suite("Types of skeletons", .onWorkerThreads, .timeLimit(.minutes(20))) struct SkeletonTypesTests {
    @Test func `a class of Core Data written by hand is an object whose properties are published`() throws {
      let units = try SkeletonTests.skeletons([
        """
        class Relay: NSManagedObject {}
        extension Relay { @NSManaged public var read: Bool }
        struct Line: View {
          @ObservedObject var relay: Relay
          var body: some View { Text("").onChange(of: relay.read) { _ in print(relay.read) } }
        }
        struct Root: View {
          @State var relay: Relay
          var body: some View { Line(relay: relay) }
        }
        """
      ]).units
      #expect(units.contains("class Relay: ObservableObject, __Sample, __Model {\n@Published var read: Bool\n"))
    }

    @Test func `a class makes its superclass, where the compiler did so for it`() throws {
      let units = try SkeletonTests.skeletons([
        """
        class Shelf { var books = 0 }
        final class Row: Shelf { let width: Int; init(width: Int) { self.width = width } }
        struct Cart: View {
          @State var count = 0
          let row: Row
          var body: some View { Text("").onChange(of: count) { _ in print(row.width) } }
        }
        """
      ]).units
      #expect(units.contains("init(width: Int) { self.width = width \nsuper.init()\n}"))
    }

    @Test func `a value differs in all of its properties, those with a first value included`() throws {
      let units = try SkeletonTests.skeletons([
        """
        struct Cart: View {
          let settings: Settings
          @State var count = 0
          var body: some View { Text("").onChange(of: count) { _ in print(settings.limit) } }
        }
        struct Settings { var limit = 3; let kind: Int; var note: String? }
        """
      ]).units
      #expect(units.contains("self.kind = __pick(n)"))
      #expect(units.contains("if n != 0 { __vary(&self.limit, n + 1) }"))
      #expect(units.contains("if n != 0 { __vary(&self.note, n + 1) }"))
    }

    @Test func `a protocol's class has the requirements of the protocols that it refines`() throws {
      let units = try SkeletonTests.skeletons([
        """
        struct Cart: View {
          let model: any Counting
          @State var count = 0
          var body: some View { Text("").onChange(of: count) { _ in model.add(model.total) } }
        }
        protocol Totaling { var total: Int { get } }
        protocol Counting: Totaling { func add(_ count: Int) }
        """
      ]).units
      let rest = units[(units.range(of: "class __Some_Counting")?.lowerBound ?? units.endIndex)...]
      let stub = rest[..<(rest.range(of: "\n}")?.lowerBound ?? rest.endIndex)]
      #expect(stub.contains("var total: Int = __pick(0)") && stub.contains("func add(_ count: Int)"))
    }

    @Test func `a protocol's class has other values than a constant default`() throws {
      let units = try SkeletonTests.skeletons([
        """
        struct Cart: View {
          let model: any Totaling
          @State var count = 0
          var body: some View { Text("").onChange(of: count) { _ in print(model.limit + model.sum) } }
        }
        protocol Totaling { var total: Int { get }; var limit: Int { get }; var sum: Int { get } }
        extension Totaling { var limit: Int { 5 }; var sum: Int { total + 1 } }
        """
      ]).units
      let stub = units[(units.range(of: "class __Some_Totaling")?.lowerBound ?? units.endIndex)...]
      #expect(stub.contains("var limit: Int = __pick(0)") && !stub.contains("var sum: Int = "), "\(stub)")
    }

    @Test func `a value of a protocol is also one of the types that conform to it`() throws {
      let code = """
        protocol Storing { func store() }
        struct Disk: Storing { var path = "" }
        protocol Kind: CaseIterable { static var first: Self { get } }
        enum Fruit: Kind { case apple, pear, plum }
        struct Order: View {
        let store: any Storing
        let kind: any Kind
        @State var count = 0
        var body: some View { Text("").onChange(of: count) { _ in log(store as? Disk, kind, Fruit.plum) } }
        }
        """
      let types = SkeletonTypes(
        SkeletonSources([try ParsedFile(path: "Order.swift", text: SourceText(code))], platform: .iOS))
      types.reach(types.sources.files["Order.swift"]!.tree, scope: "Order", path: "Order.swift")
      #expect(
        types.existentials == [
          "(ObjectIdentifier((any Kind).self), { __one(of: [Fruit.self], $0) })",
          "(ObjectIdentifier((any Storing).self), { __one(of: [__Some_Storing.self, Disk.self], $0) })",
          "(ObjectIdentifier((any Storing).self), { __one(of: [__Some_Storing.self], $0) })",
        ])
    }

    @Test func `a function without its body calls what it is given to call later`() throws {
      let units = try SkeletonTests.skeletons([
        """
        struct Cart: View {
          let store: any Storing
          @State var count = 0
          var body: some View { Text("").onChange(of: count) { _ in store.load(then: run); store.change(run) } }
        }
        protocol Storing {
          func load(then end: @escaping (Result<Int, Error>) -> Void, or other: ((Int) -> Void)?, by: (Int) -> Int)
          func change(_ end: @escaping (inout Int) -> Void, _ then: @escaping () async -> Void)
        }
        """
      ]).units
      let ends = "{ __finish(end); __finish(other); return __result(\"Storing.load\", [self, end, other, by])"
      #expect(units.contains(ends))
      #expect(units.contains("{ return __result(\"Storing.change\", [self, end, then])"))
    }

    @Test func `a value of two protocols has the members of both`() throws {
      let code = """
        protocol Storing { func store() }
        protocol Naming { var name: String { get } }
        struct Order: View {
        let store: any Storing & Naming
        @State var count = 0
        var body: some View { Text("").onChange(of: count) { _ in store.store(); print(store.name) } }
        }
        """
      let types = SkeletonTypes(
        SkeletonSources([try ParsedFile(path: "Order.swift", text: SourceText(code))], platform: .iOS))
      types.reach(types.sources.files["Order.swift"]!.tree, scope: "Order", path: "Order.swift")
      let line = "(ObjectIdentifier((any Storing & Naming).self), { __one(of: [__Some_Storing_Naming.self], $0) })"
      #expect(types.existentials.contains(line))
      let stub = types.units.first { $0.hasPrefix("class __Some_Storing_Naming: __Stub, Storing, Naming, ") }
      #expect(stub?.contains("func store()") == true && stub?.contains("var name: String = __pick(0)") == true)
    }

    @Test func `the cases that code names are tried first`() throws {
      let types = SkeletonTypes(
        SkeletonSources(
          [try ParsedFile(path: "A.swift", text: SourceText("enum Fruit { case apple, pear, plum }"))], platform: .iOS))
      types.reach(
        try ParsedFile(path: "B.swift", text: SourceText("let a = Fruit.plum")).tree, scope: "", path: "B.swift")
      #expect(
        types.units.contains { $0.contains("case 0: return .plum\ncase 1: return .apple\ndefault: return .pear") })
    }

    @Test func `a static value that is no literal keeps no record of how it is made`() throws {
      let units = try SkeletonTests.skeletons([
        """
        struct Cart: View {
          let price: Int
          @State var count = 0
          var body: some View { Text("").onChange(of: count) { _ in print(price, Place.home, Place.limit) } }
        }
        enum Place { static let home = Files.folder(); static let limit = 3 }
        """
      ]).units
      #expect(
        units.contains(#"@__Kept("Place.home") static var home = Files.folder()"#)
          && units.contains("static let limit = 3"))
    }

    @Test func `the comparison of values that are far from the view keeps its body`() throws {
      let units = try SkeletonTests.skeletons([
        """
        struct Cart: View {
          let order: Order
          @State var count = 0
          var body: some View { Text("").onChange(of: count) { _ in print(order) } }
        }
        struct Order { let item: Item }
        struct Item { let maker: Maker }
        struct Maker { let place: Place }
        struct Place: Hashable {
          let id: Int
          func hash(into hasher: inout Hasher) { hasher.combine(id) }
          static func == (a: Place, b: Place) -> Bool { a.id == b.id }
        }
        """
      ]).units
      #expect(units.contains("hasher.combine(id)") && units.contains("{ a.id == b.id }"))
    }

    @Test func `a closure of an object has the number of the object, also one that may be missing`() throws {
      let (_, units) = try SkeletonTests.skeletons([
        """
        struct Row: View {
          @ObservedObject var model: Model
          var body: some View { Text("").onChange(of: model.count) { model.act($0); model.end?() } }
        }
        class Model: ObservableObject {
          @Published var count = 0
          let act: (Int) -> Void
          var end: (() -> Void)?
          init(act: @escaping (Int) -> Void) { self.act = act }
        }
        """
      ])
      let number = ##"\(n == 0 ? "" : "#\(n)")"##
      #expect(units.contains("self.act = { a0 in return __result(\"Model.act\(number)\", [a0]) }"), "\(units)")
      #expect(units.contains("if n != 0 { self.end = { return __result(\"Model.end\(number)\", []) } }"))
    }

    @Test func `tuples and closures get values by their types`() {
      let code = "struct A {\nvar a: [(\nname: String,\nInt?\n)]\nvar b: (Int) -> Void\nvar c: (Int)\n}"
      #expect(
        SkeletonValue.closures(in: [code]) == [
          "(ObjectIdentifier((( name: String, Int? )).self), { n in (__pick(n), __pick(n)) as ( name: String, Int? ) })",
          "(ObjectIdentifier(((Int) -> Void).self), { n in { a0 in return __result(\"closure #\\(n)\", [a0]) } as (Int) -> Void })",
        ])
    }

    @Test(arguments: [
      ("enum A { case a(Box<(x: Int, y: B)>) }", "in (__pick(n), __pick(n)) as (x: Int, y: B) })"),
      (
        "struct A { let a: (inout B) -> Void }",
        "in __vary(&a0, n); return __result(\"closure #\\(n)\", [a0]) } as (inout B) -> Void })"
      ),
    ])
    func `tuples in generic types and closures that change their argument get values too`(code: String, end: String) {
      #expect(SkeletonValue.closures(in: [code]).first?.hasSuffix(end) == true)
    }

    @Test func `a closure's type is written without the names of its parameters, and with the types around it`() {
      let code = "struct A {\nenum Key {}\ntypealias Done = (_ key: Key, _ b: Int) -> Void\n}"
      let type = "(A.Key, Int) -> Void"
      #expect(
        SkeletonValue.closures(in: [code]) == [
          "(ObjectIdentifier((\(type)).self), { n in { a0, a1 in return __result(\"closure #\\(n)\", [a0, a1]) } as \(type) })"
        ])
    }

    @Test(arguments: [
      (
        "protocol Base: View {}\nenum Model: Base { case a; var body: some View { Text(\"\") } }",
        "enum Model: Base {\ncase a\nvar body: some View { __Leaf() }\n}"
      ),
      ("class Model: Missing { @Published var a = 1 }", "class Model: __Sample, __Model, ObservableObject {"),
      ("class Base {}\nclass Model: Base, Hashable {}", "class Model: Base {"),
      (
        "class Model { @MainActor static let shared = Model() }",
        "static var shared: Model { get { __static(\"Model.shared\")"
      ),
      (
        "struct Model { let light: Int; let name: String; let dark: Int }",
        "self.light = __pick(n)\nself.name = __pick(n)\nself.dark = __pick(n, 1)"
      ),
      ("class Model { let light: Int; let dark: Int }", "self.light = __pick(n)\nself.dark = __pick(n)"),
      (
        "struct Key<T> {}\nclass Model { static let shared = Key<Bool>() }",
        "static var shared: Key<Bool> { get { __static(\"Model.shared\") { Key<Bool>() } }"
      ),
    ])
    func `a type keeps what it is by the types above it`(declaration: String, kept: String) throws {
      let call =
        "struct Row: View {\n@State private var count = 1\nlet model: Model\nvar body: some View { Text(\"\").onChange(of: count) { _ in print(model, Model.shared) } }\n}"
      let units = try SkeletonTests.skeletons([declaration, call]).units
      #expect(units.contains(kept), "\(units)")
    }

    @Test func `an alias for a type of the same name in another module is the type itself`() throws {
      let units = try SkeletonTests.skeletons([
        "typealias Mail = Core.Mail\nstruct Order: View {\n@State private var count = 1\nlet mail: Mail\nvar body: some View { Text(\"\").onChange(of: count) { _ in print(mail) } }\n}",
        "struct Mail { var text = \"\" }",
      ]).units
      #expect(units.contains("struct Mail {") && !units.contains("typealias"))
    }

    @Test func `an enumeration keeps its case under some seeds while the values in it change`() throws {
      let units = try SkeletonTests.skeletons([
        "enum Icon { case plain, web(String) }\nstruct Row: View {\n@State private var count = 1\nlet icon: Icon\nvar body: some View { Text(\"\").onChange(of: count) { _ in print(icon) } }\n}"
      ]).units
      #expect(units.contains("switch (__run.seed % 2 == 0 ? n : n / 4) % 2 {"))
    }

    private static func units(_ code: String, reaching name: String) throws -> String {
      let sources = SkeletonSources([try ParsedFile(path: "A.swift", text: SourceText(code))], platform: .iOS)
      let types = SkeletonTypes(sources)
      types.reach(
        try ParsedFile(path: "B.swift", text: SourceText("let a = \(name)")).tree, scope: "", path: "B.swift")
      return types.units.joined(separator: "\n")
    }

    @Test(arguments: [
      (
        "extension Key where Self == Size { static var size: Int { 1 } }; protocol Key {}",
        "(Key.self, key.size)", "struct Size"
      ),
      ("protocol Key where Value == Size { associatedtype Value }", "Key.self", "protocol Key where Value == Size {"),
      ("struct Box<Value: Key> {}; protocol Key {}", "Box.self", "protocol Key"),
      (
        "protocol Key { associatedtype Kind }; struct A: Key { struct Kind {} }; struct B: Key { struct Kind {} }",
        "(A(), B())", "struct A: Key {\nstruct Kind {"
      ),
      (
        "protocol Key { associatedtype Kind }; struct A: Key { struct Kind {} }; struct B: Key { struct Kind {} }",
        "(A(), B())", "struct B: Key {\nstruct Kind {"
      ),
      ("extension URL { enum Key { case a } }", "Key.a", "extension URL {\nenum Key {\ncase a\n}\n}"),
      ("extension URL { init?(text: String) { nil } }", "URL(text: a)", "extension URL {\ninit?(text: String)"),
      ("@dynamicMemberLookup struct Box { subscript(dynamicMember a: String) -> Int { 1 } }", "Box()", "subscript("),
    ])
    func `a type comes with what its clauses and its protocols name`(code: String, name: String, kept: String) throws {
      #expect(try Self.units(code + "; struct Size {}", reaching: name).contains(kept))
    }

    @Test func `a protocol that the language has is never the project's`() throws {
      let code = "protocol Identifiable { var id: Int? { get set } }\nstruct Size: Identifiable { let id: String }"
      let units = try Self.units(code, reaching: "Size()")
      #expect(units.contains("struct Size: Identifiable {") && !units.contains("protocol Identifiable"))
    }

    @Test func `a case that holds its own enumeration ends`() throws {
      let units = try Self.units("indirect enum Step { case next(Step), first }", reaching: "Step.first")
      #expect(
        units.contains("switch __run.depth > 20 ? 0 : (__run.seed % 2 == 0 ? n : n / 4) % 2 {\ncase 0: return .first"))
    }
  }
#endif
