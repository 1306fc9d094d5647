#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// Stand-ins for code that is not there, from the compiler's errors and from the uses.
  @Suite("Stand-ins", .onWorkerThreads, .timeLimit(.minutes(20))) struct StandInTests {
    private static func error(_ message: String, _ file: String = "Call0.swift", _ line: Int = 1, _ column: Int = 1)
      -> CompilerError
    {
      CompilerError(file: file, place: Place(line: line, column: column), message: message)
    }

    @Test func `an undeclared type becomes a class with the initializers and the members of its uses`() {
      var standIns = StandIns()
      let isNew = [standIns.add("Client"), standIns.add("Client")]
      #expect(isNew == [true, false])
      let text = standIns.text(for: ["let a = Client(url: x, 3); Client.shared.log()", "let b: Client.Mode"])
      #expect(text.contains("class Client: __Recorder {"))
      #expect(text.contains("convenience init(url a0: Any?, _ a1: Any?)"))
      #expect(text.contains("static var `shared`: Client {"))
      #expect(text.contains("typealias Mode = __Recorder"))
    }

    @Test func `a generic type gets as many parameters as its uses`() {
      var standIns = StandIns()
      _ = standIns.add("Pair")
      #expect(standIns.text(for: ["let a: Pair<Int, String>"]).contains("class Pair<T0, T1>: __Recorder {"))
    }

    @Test func `a stand-in comes back once the project's declaration of its name is left out`() {
      var repair = SkeletonRepair(["Call0.swift": "x"])
      let missing = Self.error("cannot find type 'Client' in scope")
      let steps = [missing, Self.error("invalid redeclaration of 'Client'", "StandIns.swift"), missing].map {
        error -> Bool in
        let isChanged = repair.handle([error])
        return isChanged && repair.standIns.text(for: []).contains("class Client")
      }
      #expect(steps == [true, false, true])
    }

    @Test func `a missing name is added before anything is replaced`() {
      var repair = SkeletonRepair(["Call0.swift": "x"])
      let changed = repair.handle([Self.error("cannot find type 'Client' in scope"), Self.error("something else")])
      #expect(changed)
      #expect(repair.standIns.names == ["Client"])
      #expect(repair.files["Call0.swift"] == "x")
    }

    private static let skeleton = """
      struct __Call0: View {
      func update() {
      chart.draw(__read(1, price))
      total = chart.sum(__read(2, price))
      }
      @ViewBuilder var body: some View {
      __Leaf().__onChange(0, of: chart.value, legacy: { _ in update() }, zero: { update() })
      }
      }
      """

    @Test func `the smallest statement is replaced, and still records the copies that it reads`() {
      var repair = SkeletonRepair(["Call0.swift": Self.skeleton])
      let changed = repair.handle([Self.error("no", "Call0.swift", 3, 7)])
      #expect(changed)
      #expect(repair.files["Call0.swift"]?.contains("__replaced(1, \"chart.draw(price)\", [__read(1, price)])") == true)
      #expect(repair.files["Call0.swift"]?.contains("total = chart.sum(__read(2, price))") == true)
      #expect(repair.replaced[1]?.text == "chart.draw(price)" && repair.blind.isEmpty)
    }

    @Test func `a write stays, and only its value is replaced`() {
      var repair = SkeletonRepair(["Call0.swift": Self.skeleton])
      let changed = repair.handle([Self.error("no", "Call0.swift", 4, 9)])
      #expect(changed)
      #expect(
        repair.files["Call0.swift"]?.contains("total = __replaced(1, \"chart.sum(price)\", [__read(2, price)])") == true
      )
    }

    @Test func `an error in the observed value leaves the call without an answer`() {
      var repair = SkeletonRepair(["Call0.swift": Self.skeleton])
      let changed = repair.handle([Self.error("ChartProxy is needed", "Call0.swift", 7, 29)])
      #expect(changed)
      #expect(repair.failures == [0: "ChartProxy is needed"])
      #expect(repair.files.isEmpty)
    }

    @Test func `a stand-in that is used as an optional loses the question mark`() {
      var repair = SkeletonRepair(["Call0.swift": "func f() {\nclient?.log()\n}"])
      let changed = repair.handle([
        Self.error("cannot use optional chaining on non-optional value of type '__Recorder'", "Call0.swift", 2, 7)
      ])
      #expect(changed)
      #expect(repair.files["Call0.swift"] == "func f() {\nclient.log()\n}")
    }

    @Test func `a stand-in that is bound as an optional has no value under some seeds`() {
      var repair = SkeletonRepair(["Call0.swift": "func f() {\nif let a = client.first, let a { a.log() }\n}"])
      let message = "initializer for conditional binding must have Optional type, not '__Recorder'"
      let changed = repair.handle([
        Self.error(message, "Call0.swift", 2, 12), Self.error(message, "Call0.swift", 2, 30),
      ])
      #expect(changed)
      let text = "func f() {\nif let a = __maybe(client.first), let a = __maybe(a) { a.log() }\n}"
      #expect(repair.files["Call0.swift"] == text)
    }

    @Test func `a comparison that does not compile compares texts, because with a fixed result all values are equal`() {
      var repair = SkeletonRepair([
        "Unit0.swift": "struct A {\nlet id: Int\nfunc hash(into hasher: inout Hasher) {\nmissing()\n}\n}"
      ])
      let changed = repair.handle([Self.error("no", "Unit0.swift", 4, 1)])
      #expect(changed)
      #expect(repair.files["Unit0.swift"]?.contains("inout Hasher) { return hasher.combine(__text(self)) }") == true)
    }

    @Test func `a stored value of a type that defaults do not take becomes a state`() {
      let text = Self.skeleton.replacingOccurrences(
        of: "func update() {", with: "@AppStorage(\"f\") var filter: Filter = .all\nfunc update() {")
      var repair = SkeletonRepair(["Call0.swift": text])
      let changed = repair.handle([Self.error("no exact matches in call to initializer", "Call0.swift", 2, 2)])
      #expect(changed && repair.failures.isEmpty)
      #expect(repair.files["Call0.swift"]?.contains("\n@State var filter: Filter = .all\n") == true)
    }

    @Test func `the body of a declaration that does not compile becomes a stub`() {
      var repair = SkeletonRepair([
        "Unit0.swift": "class Model {\nfunc load(_ id: Int) -> Int {\nreturn Missing.load(id)\n}\n}"
      ])
      let changed = repair.handle([Self.error("no", "Unit0.swift", 3, 10)])
      #expect(changed)
      #expect(
        repair.files["Unit0.swift"]?.contains(
          "func load(_ id: Int) -> Int { return __result(\"Model.load\", [self, id]) }") == true)
    }

    @Test func `a property whose first value does not compile gets one of the parent's`() {
      var repair = SkeletonRepair(["Unit0.swift": "class A {\nvar b: B\ninit() {\nself.b = Maker.b()\n}\n}\n"])
      let error = CompilerError(file: "Unit0.swift", place: Place(line: 4, column: 16), message: "no such member")
      let isDone1 = repair.handle([error])
      #expect(isDone1)
      #expect(repair.files["Unit0.swift"]?.contains("self.b = __pick(0)\n") == true)
      let isDone2 = repair.handle([error])
      #expect(isDone2)
      #expect(repair.files["Unit0.swift"]?.contains("init() {\n_ = 0\n}") == true)
    }

    @Test func `an extension that adds a member of the skeletons' own type is given up, and no call`() {
      var repair = SkeletonRepair([
        "Call0.swift": "x.default",
        "Unit0.swift": "import A\nextension Hashable {\nstatic var `default`: Int { 1 }\n}\n",
        "Unit1.swift": "import A\nstruct B { let `default` = 1 }\n",
        "Unit3.swift": "import A\nextension B: __Sample {\nfunc `default`() {}\n}\n",
        "Unit2.swift": "import A\nextension C {\nfunc f() {\nswitch self {\ndefault: break\n}\n}\n}\n",
      ])
      let error = CompilerError(
        file: "Driver.swift", place: Place(line: 1, column: 1),
        message: "cannot override with a stored property 'default'")
      let isDone3 = repair.giveUp([error])
      #expect(isDone3)
      #expect(repair.files.keys.sorted() == ["Call0.swift", "Unit1.swift", "Unit2.swift", "Unit3.swift"])
      let isLeft = repair.giveUp([error])
      #expect(repair.failures.isEmpty && !isLeft)
    }

    @Test func `a nested type that is not there becomes a member of its type`() {
      var repair = SkeletonRepair([
        "Unit0.swift": "struct Kinds {}\ntypealias K = Kinds\n", "Call0.swift": "let a: K.Option",
        "Unit1.swift": "import A\nextension Kinds.Option { func f() {} }\n",
      ])
      let error = CompilerError(
        file: "Call0.swift", place: Place(line: 1, column: 10),
        message: "'Option' is not a member type of struct 'Skeletons.K' (aka 'Skeletons.Kinds')")
      let isDone4 = repair.handle([error])
      #expect(isDone4)
      #expect(repair.files.values.contains { $0.hasSuffix("extension Kinds { typealias Option = __Recorder }\n") })
      #expect(repair.failures.isEmpty && repair.files["Unit1.swift"] == nil)
    }

    @Test func `a file that never compiles costs its own call`() {
      var repair = SkeletonRepair(["Call0.swift": "a", "Call1.swift": "b"])
      repair.giveUp([CompilerError(file: "Call1.swift", place: Place(line: 1, column: 1), message: "too complex")])
      #expect(repair.failures == [1: "too complex"] && repair.files.keys.sorted() == ["Call0.swift"])
    }

    @Test func `an input of unknown type gets the type that its use asks for`() {
      var repair = SkeletonRepair([
        "Call0.swift":
          "struct A {\nvar page: __Recorder\ninit() {\nself.page = __recorder(\"page\")\n}\nfunc f() {\nshow(__read(1, page))\n}\n}"
      ])
      let isChanged = repair.handle([
        Self.error("cannot convert value of type '__Recorder' to expected argument type 'Int'", "Call0.swift", 7, 6)
      ])
      #expect(isChanged && repair.failures.isEmpty)
      #expect(repair.files["Call0.swift"]?.contains("var page: Int\ninit() {\nself.page = __input(\"page\")\n") == true)
    }

    @Test func `a member without a type becomes one of a stand-in, and only then is its statement replaced`() {
      var repair = SkeletonRepair(["Call0.swift": "struct A {\nfunc f() {\nstore.send(.start(1))\n}\n}"])
      let error = Self.error("cannot infer contextual base in reference to member 'start'", "Call0.swift", 3, 12)
      let isChanged = repair.handle([error])
      #expect(isChanged)
      #expect(repair.files["Call0.swift"]?.contains("store.send(__implicit.start(1))") == true)
      let isReplaced = repair.handle([error])
      #expect(isReplaced && repair.files["Call0.swift"]?.contains("__replaced(1, ") == true)
    }

    @Test func `an error of the observer costs its call only where none of its closures has one`() {
      let body = "__Leaf().__onChange(0, of: count, legacy: { isOn in\nchart.draw()\n}, zero: {})"
      var repair = SkeletonRepair(["Call0.swift": "struct A {\nvar body: some View {\n\(body)\n}\n}"])
      let follow = Self.error("cannot infer type of closure parameter 'isOn'", "Call0.swift", 3, 49)
      let isChanged = repair.handle([follow, Self.error("no", "Call0.swift", 4, 1)])
      #expect(isChanged && repair.failures.isEmpty)
      let isGivenUp = repair.handle([follow])
      #expect(isGivenUp && repair.failures == [0: follow.message])
    }

    @Test func `an answer lists the stand-ins that its code means, and not members of their names`() {
      var standIns = StandIns()
      for name in ["Client", "url", "body", "send"] { _ = standIns.add(name) }
      #expect(standIns.used(in: "func body(url: Int) { let a: Client; a.send(url); send(1) }") == ["Client", "send"])
    }

    @Test func `a stand-in takes a value of any type`() {
      var repair = SkeletonRepair(["Call0.swift": "struct A {\nfunc f() {\nlevel = Int16(__read(1, price))\n}\n}"])
      let isChanged = repair.handle([
        Self.error("cannot assign value of type 'Int16' to type '__Recorder'", "Call0.swift", 3, 9)
      ])
      #expect(isChanged)
      #expect(repair.files["Call0.swift"]?.contains("__record(\"level =\", [Int16(__read(1, price))])") == true)
    }

    @Test func `a replaced statement is blind only if it may read a copy in another method`() {
      var repair = SkeletonRepair([
        "Call0.swift":
          "struct A {\nfunc update() {\nprint(__read(1, price))\n}\nfunc log() {}\nfunc f() {\nchart.draw()\nlog()\nupdate()\nchart.update()\n}\n}"
      ])
      let isChanged = repair.handle([7, 8, 9, 10].map { Self.error("no", "Call0.swift", $0, 1) })
      #expect(isChanged)
      #expect(repair.replaced.mapValues(\.text) == [1: "chart.draw()", 2: "log()", 3: "update()", 4: "chart.update()"])
      #expect(repair.blind == [3])
    }

    @Test func `a replaced statement records the parameters and locals around it, as far as they compile`() {
      let code = "func f(price: Int) {\nlet order = Order()\nchart.draw(price, order.item.name, other.price)\n}"
      var repair = SkeletonRepair(["Call0.swift": "struct A {\n\(code)\n}"])
      var isChanged = repair.handle([Self.error("no", "Call0.swift", 4, 1)])
      let plain = "__replaced(1, \"chart.draw(price, order.item.name, other.price)\""
      #expect(isChanged && repair.blind == [])
      #expect(repair.files["Call0.swift"]?.contains(plain + ", [price, order.item.name])") == true)
      isChanged = repair.handle([Self.error("no member", "Call0.swift", 4, plain.count + 12)])
      #expect(isChanged && repair.blind == [1])
      #expect(repair.files["Call0.swift"]?.contains(plain + ")\n") == true)
    }

    @Test func `a statement that compiles in one form only is replaced in both`() {
      var repair = SkeletonRepair([
        "Call0.swift":
          "struct A {\nvar body: some View {\n__Leaf().__onChange(0, of: p, legacy: { new in\nlet all = new.map { 1 }\nset(all)\n}, two: { _, new in\nlet all = new.map { 1 }\nset(all)\n})\n}\n}"
      ])
      let isChanged = repair.handle([Self.error("no", "Call0.swift", 7, 11)])
      #expect(isChanged)
      #expect(repair.replaced.mapValues(\.text) == [1: "let all = new.map { 1 }", 2: "let all = new.map { 1 }"])
      #expect(repair.files["Call0.swift"]?.split(separator: "__Recorder.__named(\"all\")\nset(all)").count == 3)
    }

    private static func forms(_ legacy: String, _ modern: String) -> String {
      "struct A {\nvar body: some View {\n__Leaf().__onChange(0, of: p, legacy: { new in\n\(legacy)\n}, two: { _, new in\n\(modern)\n})\n}\n}"
    }

    @Test(arguments: [
      ("cannot infer contextual base in reference to member 'start'", 6, "send(.start)", "send(__implicit.start)"),
      ("cannot assign value of type 'Int' to type '__Recorder'", 1, "a = 1", "__record(\"a =\", [1])"),
      ("cannot force unwrap value of non-optional type '__Recorder'", 2, "a!.log()", "a.log()"),
      ("no such function", 1, "draw()", "__replaced(1, \"draw()\")"),
    ]) func `code is mended in both forms, whatever the kind`(
      message: String, column: Int, text: String, mended: String
    ) {
      let both = [text, "let all = new.map { 1 }\n" + text]
      for (legacy, modern, line) in [(both[0], both[1], 7), (both[1], both[0], 5)] {
        var repair = SkeletonRepair(["Call0.swift": Self.forms(legacy, modern)])
        let isChanged = repair.handle([Self.error(message, "Call0.swift", line, column)])
        #expect(isChanged)
        let lines = repair.files["Call0.swift"]?.split(separator: "\n").map { line in
          line.hasPrefix("__replaced(2") ? "__replaced(1" + line.dropFirst("__replaced(1".count) : String(line)
        }
        #expect(lines?.count { $0 == mended } == 2)
      }
    }

    @Test func `a class without its protocol is still one that views observe`() {
      var repair = SkeletonRepair([
        "Unit0.swift": "protocol Settings: Codable, ObservableObject {}",
        "Unit1.swift": "class App: Settings, __Model {}",
        "Unit2.swift": "class Disk: Storing {}", "Unit3.swift": "protocol Storing: Codable {}",
      ])
      let isChanged = repair.handle([
        Self.error("type 'App' does not conform to protocol 'Settings'", "Unit1.swift", 1, 7),
        Self.error("type 'Disk' does not conform to protocol 'Storing'", "Unit2.swift", 1, 7),
      ])
      #expect(isChanged)
      #expect(repair.files["Unit1.swift"] == "class App: __Model, ObservableObject {}")
      #expect(repair.files["Unit2.swift"]?.contains(":") == false)
    }

    @Test func `a type with a part that cannot be compared is compared by its text`() {
      let text = "struct Mail: Hashable {\nvar body: Body\n}"
      var repair = SkeletonRepair(["Unit0.swift": text, "Unit1.swift": "class Box: Equatable {\nvar body: Body\n}"])
      let message = "type 'Mail' does not conform to protocol 'Hashable'"
      let isChanged = repair.handle([
        Self.error(message, "Unit0.swift", 1, 8),
        Self.error("type 'Box' does not conform to protocol 'Equatable'", "Unit1.swift", 1, 7),
      ])
      #expect(isChanged && repair.files["Unit0.swift"]?.contains("hasher.combine(__text(self))") == true)
      #expect(repair.files["Unit1.swift"]?.contains("(a: Box, b: Box) -> Bool { __text(a) == __text(b) }") == true)
      // Where that does not help, the conformance goes.
      let isDropped = repair.handle([Self.error(message, "Unit0.swift", 1, 8)])
      #expect(isDropped && repair.files["Unit0.swift"]?.hasPrefix("struct Mail {") == true)
    }

    @Test func `a computed property that does not compile keeps its setter`() {
      let text = "class Mail {\nvar body: String? { get { missing } set { lost = newValue } }\n}"
      var repair = SkeletonRepair(["Unit0.swift": text])
      let isChanged = repair.handle([Self.error("no", "Unit0.swift", 2, 28)])
      let code = "{ get { __property(\"body\", self) } set { __record(\"body =\", [newValue]) } }"
      #expect(isChanged && repair.files["Unit0.swift"]?.contains(code) == true)
    }

    @Test func `a form that is mended alone is no difference`() {
      let original = Self.forms("draw()\nlog()", "draw()\nlog()")
      var repair = SkeletonRepair(["Call0.swift": Self.forms("draw()\nlog()", "__replaced(7, \"draw()\")\nlog()")])
      let isOneSided = [repair.isOneSided(0, original), repair.isOneSided(0, Self.forms("draw()", "log()"))]
      #expect(isOneSided == [true, false])
      let isChanged = repair.handle([Self.error("no", "Call0.swift", 4, 1)])
      #expect(isChanged && !repair.isOneSided(0, original))
      #expect(
        SkeletonRepair.withoutReads("__replaced(7, __test(2, __read(1, a.b) == f(c))") == "__replaced(a.b == f(c)")
    }

    @Test func `a missing member of a project's type becomes a stand-in that knows its value`() {
      var repair = SkeletonRepair(["Call0.swift": "x", "Unit0.swift": "struct Order {\nvar price = 1\n}"])
      let isChanged = repair.handle([Self.error("value of type 'Order' has no member 'total'")])
      #expect(isChanged)
      #expect(
        repair.files["Member-Order.total.swift"]?.contains(
          "extension Order { var total: __Recorder { get { .__named(__text(self) + \".total\") } set {") == true)
    }

    @Test func `a static member of a stand-in is found by an alias too`() {
      var repair = SkeletonRepair(["Call0.swift": "Log.info()", "Unit0.swift": "typealias Log = Logger"])
      let isAdded = repair.handle([Self.error("cannot find type 'Logger' in scope", "Unit0.swift", 1, 17)])
      let isChanged = repair.handle([
        Self.error("instance member 'info' of type '__Recorder' cannot be used on instance of nested type 'A.__Call0'")
      ])
      #expect(isAdded && isChanged)
      #expect(repair.standIns.text(for: []).contains("static var `info`: Logger"))
    }

    @Test func `a value that cannot be made property by property is made by an initializer, or not at all`() {
      var repair = SkeletonRepair([
        "Unit0.swift": "class A {\nlet b: B\ninit(b: B, n: Int = 1) { self.b = b }\nrequired init(__n n: Int) {\n}\n}"
      ])
      let error = Self.error("return from initializer without initializing all stored properties", "Unit0.swift", 5, 1)
      let isMade = repair.handle([error])
      #expect(isMade)
      #expect(
        repair.files["Unit0.swift"]?.contains("required convenience init(__n n: Int) { self.init(b: __pick(n)) }")
          == true)
      let isLeft = repair.handle([Self.error("no", "Unit0.swift", 4, 10)])
      #expect(isLeft)
      #expect(
        repair.files["Unit0.swift"]?.contains("required init(__n n: Int) { __fail(\"a value of type A\") }") == true)
    }

    @Test func `a case whose values cannot be made is left to the next one`() {
      var repair = SkeletonRepair([
        "Unit0.swift":
          "extension E: __Sample {\nstatic func __sample(_ n: Int) -> Self {\nswitch n % 2 {\ncase 0: return .a(__pick(n))\ndefault: return .b\n}\n}\n}"
      ])
      let isChanged = repair.handle([Self.error("no", "Unit0.swift", 4, 20)])
      #expect(isChanged)
      #expect(repair.files["Unit0.swift"]?.contains("case 0: return __sample(n + 1)\ndefault: return .b") == true)
    }
  }
#endif
