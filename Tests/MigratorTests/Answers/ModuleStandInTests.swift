#if Migrator
  import Foundation
  import SwiftSyntax
  import Testing

  @testable import MigratorCore

  /// Declarations for modules that do not exist, from the uses in whole files.
  @Suite("Stand-ins for a team's tests", .onWorkerThreads, .timeLimit(.minutes(20))) struct ModuleStandInTests {
    private static func standIns(_ code: String, _ names: String...) throws -> String {
      var standIns = ModuleStandIns([try ParsedFile(path: "Screen.swift", text: SourceText(code))])
      for name in names { _ = standIns.add(name) }
      return standIns.text(own: [])
    }

    @Test func `a type becomes what its uses ask for`() throws {
      let text = try Self.standIns(
        """
        final class Tracker: Listening { @Injected(\\.client) var client: Client }
        final class Controller: BaseController {}
        let a = Pair<Int, String>(Client.default(1))
        let b: Client.Mode = Client.Mode(level: 1)
        """, "Listening", "Injected", "BaseController", "Pair", "Client")
      let heads = text.split(separator: "\n").filter { $0.hasSuffix("{") && !$0.hasPrefix(" ") }
      #expect(
        heads == [
          "open class BaseController: NSObject, StandInValue {", "open class Client: StandIn {",
          "@propertyWrapper public struct Injected<Value>: DynamicProperty {", "open class Pair<T0, T1>: StandIn {",
          "extension StandIn {",
        ])
      #expect(text.contains("public protocol Listening: StandInValue {}\nextension StandIn: Listening {}"))
      #expect(text.contains("public static func `default`(_ a0: Any?) -> StandIn {"))
      #expect(text.contains("public convenience init(level a0: Any?) { self.init() }"))
      #expect(text.contains("public init<G0>(_ a0: KeyPath<StandIn, G0>) { box = StandInBox() }"))
    }

    @Test(arguments: [
      ("log(.renamed, at: 3)", "(_ a0: StandIn?, at a1: Any?)"),
      ("log([.a, .b], [:])", "(_ a0: [StandIn], _ a1: [AnyHashable: Any])"),
      ("log(isOn ? .a : .b)", "(_ a0: StandIn?)"),
      ("log { print($0, $1) }", "<R0>(_ a0: @escaping (StandIn, StandIn) -> R0)"),
      ("log { (user: User) in user }", "<P0_0, R0>(_ a0: @escaping (P0_0) -> R0)"),
      ("log { user in if let user { print(user) } }", "<R0>(_ a0: @escaping (StandIn?) -> R0)"),
      ("log { try await load() }", "<R0>(_ a0: @escaping () async throws -> R0)"),
      ("log { Text(\"a\"); Text(\"b\") }", "<R0: View>(@ViewBuilder _ a0: @escaping () -> R0)"),
    ])
    func `a function takes the arguments of its call`(call: String, parameters: String) throws {
      let text = try Self.standIns(call, "log")
      let list = text.split(separator: "\n").filter { $0.contains("func log") }
      #expect(list.contains { $0.contains("func log\(parameters) -> StandIn") }, "\(list)")
    }

    @Test func `a missing member extends its type, and one of the project's types in the project's module`() throws {
      let file = try ParsedFile(
        path: "Screen.swift", text: SourceText("Text(\"\").shimmering(active: true)\norder.total"))
      var standIns = ModuleStandIns([file])
      let tokens = file.tree.tokens(viewMode: .sourceAccurate)
      for (name, owner) in [("shimmering", "View"), ("total", "Order")] {
        let token = try #require(tokens.first { $0.text == name })
        let isNew = standIns.add(member: name, of: owner, isStatic: false, at: token)
        #expect(isNew)
      }
      let modifier = "extension View {\npublic func shimmering(active a0: Any?) -> some View { self }\n}"
      #expect(standIns.text(own: ["Order"]).contains(modifier))
      #expect(!standIns.text(own: ["Order"]).contains("extension Order"))
      #expect(standIns.ownText(own: ["Order"]).contains("extension Order {\npublic var `total`: StandIn"))
    }

    @Test(arguments: [
      ("Color.brand", "brand", "Color", "extension Color {\npublic static var `brand`: Color "),
      (
        "tint(.brand)", "brand", "ShapeStyle",
        "extension ShapeStyle where Self == Color {\npublic static var `brand`: Color "
      ),
      ("Text(\"\").rounded", "rounded", "View", "extension View {\npublic var `rounded`: some View { self }"),
    ])
    func `a member of a type of SwiftUI has the type that its use needs`(
      code: String, name: String, owner: String, declaration: String
    ) throws {
      let file = try ParsedFile(path: "Screen.swift", text: SourceText(code))
      var standIns = ModuleStandIns([file])
      let token = try #require(file.tree.tokens(viewMode: .sourceAccurate).first { $0.text == name })
      let isNew = standIns.add(member: name, of: owner, isStatic: owner != "View", at: token)
      #expect(isNew)
      #expect(standIns.text(own: []).contains(declaration), "\(standIns.text(own: []))")
    }

    @Test func `a wrapper takes the keys that the project declares, with their types`() throws {
      let keys = "extension Defaults.Keys { static let limit = Key<Int>(\"limit\", default: 3) }\n"
      let text = try Self.standIns(keys + "struct Screen { @Default(.limit) var limit }", "Default")
      let lines = text.split(separator: "\n")
      #expect(lines.contains("open class Key<T0>: Defaults.Keys {"))
      #expect(lines.contains("public convenience init(_ a0: Any?, default a1: T0) { self.init() }"))
      #expect(lines.contains("public init(_ key: Defaults.Keys.Key<Value>) { box = StandInBox() }"))
      #expect(lines.contains { $0.hasPrefix("public static subscript<T>(_ key: Defaults.Keys.Key<T>) -> T {") })
      #expect(!text.contains("(_ a0: StandIn?)"))
      let other = try Self.standIns(keys + "struct Screen { @Default(.other) var limit }", "Default")
      #expect(other.contains("(_ a0: StandIn?)") && !other.contains("Key<T0>"))
    }

    @Test func `types that nothing tells apart are one type, with the members of all`() throws {
      let code = "let a = User(id: 1)\nlet b = Session.shared\nlet c: Token?, d: Token.Kind\nextension Token { }"
      let text = try Self.standIns(code, "User", "Session", "Token")
      let lines = text.split(separator: "\n")
      #expect(lines.contains("public typealias User = StandIn") && lines.contains("public typealias Session = StandIn"))
      #expect(text.contains("extension StandIn {\npublic convenience init(id a0: Any?) { self.init() }\n}"))
      #expect(
        text.contains(
          "extension StandInValue4 where Self: StandIn {\npublic static var `shared`: Self { standIn() }\n}"))
      #expect(text.contains("open class Token: StandIn {\npublic typealias Kind = StandIn\n}"))
    }

    @Test func `a type with one parameter has its values, and a wrapper's variable needs no type`() throws {
      let text = try Self.standIns(
        "let a: Found<Int>\nstruct Screen { @Query(Item.self) var b; @Query(\"\") var c }", "Found", "Query")
      #expect(text.contains("open class Found<T0>: StandInOf<T0> {"))
      #expect(text.contains("public init<M0>(_ a0: M0.Type) where Value == StandInOf<M0> { box = StandInBox() }"))
      #expect(text.contains("public init(_ a0: Any?) where Value == StandIn { box = StandInBox() }"))
    }

    @Test func `an attribute of a type is a global actor, because no macro can stand in`() throws {
      let text = try Self.standIns("@Feature struct A { @Kept var b = 1 }", "Feature", "Kept")
      #expect(text.contains("public typealias Feature = MainActor\n"))
      #expect(text.contains("@propertyWrapper public struct Kept<Value>: DynamicProperty {"))
    }

    @Test func `a type that is shown is a view`() throws {
      var standIns = ModuleStandIns([try ParsedFile(path: "a.swift", text: SourceText("let a = Map(1)"))])
      _ = standIns.add("Map")
      let isNew = [standIns.conform("Map", to: "View"), standIns.conform("Map", to: "View")]
      #expect(isNew == [true, false])
      #expect(standIns.text(own: []).contains("open class Map: StandInView {"))
    }

    @Test func `a member that is unwrapped is optional`() throws {
      var standIns = ModuleStandIns([])
      let isNew = [standIns.retype("member", as: "StandIn?"), standIns.retype("member", as: "StandIn?")]
      #expect(isNew == [true, false])
      #expect(
        standIns.text(own: []).contains(
          "extension StandInValue {\npublic var `member`: StandIn? { get { standIn() } nonmutating set {} }\n}"))
    }

    @Test func `of two files that declare a type, the one near its use stays`() {
      let paths = ["/app/iOS/Home/Player.swift", "/app/tvOS/Home/Player.swift", "/app/iOS/Player.swift"]
      let run = StandInRun([], context: [])
      #expect(
        run.farther(paths, from: "/app/tvOS/Bar.swift") == [
          "/app/iOS/Home/Player.swift", "/app/iOS/Player.swift",
        ])
      #expect(
        run.farther(paths, from: "/app/iOS/Home/Bar.swift") == [
          "/app/iOS/Player.swift", "/app/tvOS/Home/Player.swift",
        ])
    }

    @Test func `a line that does not compile is left out`() throws {
      var standIns = ModuleStandIns([
        try ParsedFile(path: "a.swift", text: SourceText("let a = Client(1), b = Client(name: 2)"))
      ])
      _ = standIns.add("Client")
      func refuse(_ line: String) -> Bool {
        let text = standIns.text(own: [])
        let number = text.components(separatedBy: line).first?.filter { $0 == "\n" }.count
        return standIns.refuse(number ?? 0, of: text)
      }
      var isChanged = [refuse("public convenience init(_ a0: Any?) { self.init() }")]
      let text = standIns.text(own: [])
      #expect(!text.contains("init(_ a0") && text.contains("init(name a0"))
      isChanged.append(standIns.conform("Client", to: "Layout"))
      #expect(standIns.text(own: []).contains("Client: StandIn, Layout {"))
      isChanged.append(refuse("open class Client: StandIn, Layout {"))
      #expect(standIns.text(own: []).contains("public typealias Client = StandIn\n"))
      isChanged.append(standIns.conform("Client", to: "Layout"))
      #expect(isChanged == [true, true, true, false])
    }

    @Test(arguments: [("Sources/App/StandIns", true), ("Tests/StandIns", false), ("Views", true), ("../Beside", false)])
    func `no folder of the app's code takes stand-ins`(folder: String, isRefused: Bool) throws {
      let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: root) }
      for name in ["Sources/App", "Views"] {
        try FileManager.default.createDirectory(at: root.appending(path: name), withIntermediateDirectories: true)
      }
      try Data().write(to: root.appending(path: "Package.swift"))
      let place = root.appending(path: folder).path
      let run = { try StandInRun.check(place, "--into", [root.appending(path: "Views").path]) }
      if isRefused { #expect(throws: StandInRun.Refusal.self, performing: run) } else { try run() }
    }

    @Test func `a file that a person wrote is not overwritten`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let engine = try EnginePackage("https://example.com/Engine.git", around: [])
      let output = StandInFolder(folder.path, engine)
      try output.write("a", "", ["Kingfisher"])
      let mine = folder.appending(path: "Mine.swift")
      try Data("let mine = 1".utf8).write(to: mine)
      #expect(throws: StandInRun.Refusal.self) { try output.check() }
      try FileManager.default.removeItem(at: mine)
      try output.write("a", "b", ["Alamofire"])
      try output.check()
      let modules = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Sources").path)
      #expect(modules.sorted() == ["Alamofire", "StandIns"])
    }

    @Test func `parts of modules are C modules of the same names`() throws {
      let parts = StandInFolder.parts([["os", "log"], ["Darwin", "sys", "mount"], ["os", "lock"], ["os", "log"]])
      #expect(
        parts
          == "module Darwin {\nmodule sys {\nmodule mount {\n}\n}\n}\nmodule os {\nmodule lock {\n}\nmodule log {\n}\n}\n"
      )
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let output = StandInFolder(folder.path, try EnginePackage("https://example.com/Engine.git", around: []))
      try output.write("a", "", entities: "b", parts: parts)
      try output.check()
      let names = ["Sources/StandInParts/include/module.modulemap", "InTarget/StandInEntities.swift", "Package.swift"]
      let texts = try names.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      #expect(texts[0].hasSuffix("\n" + parts) && texts[1].hasSuffix("\nb"))
      #expect(
        texts[2].contains("targets: [\"StandIns\", \"StandInParts\"]")
          && texts[2].contains(".target(name: \"StandInParts\"),"))
    }

    @Test func `an entity of a data model is the class that Xcode makes of it`() {
      func model(_ attributes: String, _ more: String = "") -> String {
        """
        <model><entity name="Order" representedClassName=".OrderMO" codeGenerationType="class">
        \(attributes)<relationship name="lines" toMany="YES" destinationEntity="Line"/>
        <relationship name="first" destinationEntity="Order"/></entity>\(more)</model>
        """
      }
      let old = model("<attribute name=\"number\" attributeType=\"Integer 16\"/>")
      let new = model(
        """
        <attribute name="number" attributeType="Integer 32" usesScalarValueType="YES"/>
        <attribute name="isOpen" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="tags" attributeType="Transformable" customClassName="[String]"/>
        """,
        """
        <entity name="Gift" parentEntity="Order" codeGenerationType="class"></entity><entity name="Plain"></entity>
        <entity name="Line" codeGenerationType="category"><attribute name="at" attributeType="Date"/></entity>
        """)
      let entities = [old, new].flatMap(DataModels.entities)
      #expect(Set(entities.map(\.type)) == ["OrderMO", "Gift", "Plain", "Line"])
      #expect(
        DataModels.code(entities) == """
          import CoreData
          import SwiftUI

          class Gift: OrderMO {
            convenience init(context: Any?) { self.init() }
          }

          extension Line {
            static func fetchRequest() -> NSFetchRequest<Line> { NSFetchRequest(entityName: "Line") }
            var `at`: Date? { get { nil } set {} }
          }

          class OrderMO: NSManagedObject, ObservableObject, Identifiable {
            convenience init(context: Any?) { self.init() }
            static func fetchRequest() -> NSFetchRequest<OrderMO> { NSFetchRequest(entityName: "OrderMO") }
            var `first`: OrderMO? = nil
            var `isOpen`: Bool = false
            var `lines`: NSSet? = nil
            var `number`: Int32 = 0
            var `tags`: [String]? = nil
            var `title`: String? = nil
          }

          """)
      #expect(DataModels.code([]).isEmpty)
    }
  }
#endif
