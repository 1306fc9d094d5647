#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// The smallest change that lets generated code compile, from the compiler's errors.
  @Suite("Repair of skeletons", .onWorkerThreads, .timeLimit(.minutes(20))) struct RepairTests {
    /// The file after the errors of one round, each at the first place of a text.
    private static func repaired(
      _ text: String, _ errors: (message: String, at: String)..., file: String = "Unit0.swift"
    )
      -> SkeletonRepair
    {
      var repair = SkeletonRepair([file: text])
      let source = SourceText(text)
      _ = repair.handle(
        errors.map { error in
          let offset =
            text.range(of: error.at).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
          return CompilerError(file: file, place: source.place(at: offset), message: error.message)
        })
      return repair
    }

    private static let stored = "class A {\n@Published var b: B = [] {\ndidSet {\nsum(b)\nadd(b)\n}\n}\n}"

    @Test func `a stored property stays where its value and its observers do not compile`() {
      let repair = Self.repaired(Self.stored, ("no", "[]"), ("no", "sum"), ("no", "add"))
      #expect(
        repair.files["Unit0.swift"]
          == "class A {\n@Published var b: B = __pick(0) { didSet { __record(\"b was set\", [self]) } }\n}")
    }

    @Test func `a missing setter waits for the errors that may cause it`() {
      let text = Self.stored.replacingOccurrences(of: "\n}\n}\n}", with: "\n}\n}\nfunc f() { self.b = c }\n}")
      let repair = Self.repaired(text, ("setter for 'b' is unavailable", "self.b"), ("no", "[]"))
      #expect(repair.files["Unit0.swift"] == text.replacingOccurrences(of: "= []", with: "= __pick(0)"))
    }

    @Test func `a setter waits where a stand-in mends what may cause its error`() {
      let text = "class A {\n@Published var b: B = .first\nfunc f() { self.b = c }\n}"
      let member = "type 'B' has no member 'first'"
      var repair = SkeletonRepair(["Unit0.swift": text])
      _ = repair.standIns.add("B")
      let errors = [("setter for 'b' is unavailable", 3, 17), (member, 2, 25)].map { message, line, column in
        CompilerError(file: "Unit0.swift", place: Place(line: line, column: column), message: message)
      }
      #expect(repair.handle(errors) && repair.files["Unit0.swift"] == text)
    }

    @Test func `a generic type of the engine's stands back for a class of a data model`() {
      func types(_ name: String, _ text: String = "") -> Set<String> {
        let message = "reference to generic type '\(name)' requires arguments in <...>"
        return Self.repaired("let a: [\(name)] = []\n\(text)", (message, name), file: "Call0.swift").standIns.types
      }
      #expect(types("Group") == ["Group"])
      #expect(types("Group", "struct Group<Item> {}") == [] && types("Result") == [] && types("State") == [])
    }

    @Test func `a value of the environment that no given file declares is one of code that is not there`() {
      let message = "value of type 'EnvironmentValues' has no member 'show'"
      let repair = Self.repaired("struct __Call0: View {\nvar a = b\n}", (message, "b"), file: "Call0.swift")
      #expect(
        repair.files["Member-EnvironmentValues.show.swift"]?.contains("extension EnvironmentValues { var show:") == true
      )
    }

    @Test func `a line of the table waits for the stand-in of a type that other files name`() {
      func dropped(_ file: String) -> SkeletonRepair {
        var repair = SkeletonRepair([:])
        let errors = [("Entries.swift", 2), ("Entries.swift", 3), (file, 9)].map { file, line in
          CompilerError(file: file, place: Place(line: line, column: 1), message: "cannot find type 'Clock' in scope")
        }
        _ = repair.handleTable("let a = [\n(ObjectIdentifier(Clock.self), 1),\n7: entry(),\n]", errors)
        return repair
      }
      #expect(dropped("Unit0.swift").unusable == [] && dropped("Unit0.swift").failures == [:])
      #expect(dropped("Entries.swift").unusable == ["(ObjectIdentifier(Clock.self), 1)"])
      #expect(dropped("Entries.swift").failures == [7: "cannot find type 'Clock' in scope"])
    }

    @Test func `a table of parts loses the part that does not compile`() {
      let text = "class A {\nvar __parts: [Int] { [a(1),\nb(2),\nc(3)] }\n}"
      let repair = Self.repaired(text, ("no", "b(2)"))
      #expect(repair.files["Unit0.swift"] == "class A {\nvar __parts: [Int] { [a(1),\n\nc(3)] }\n}")
    }

    @Test func `a conformance that a type has already goes alone`() {
      let error = "redundant conformance of 'A' to protocol 'Equatable'"
      let repair = Self.repaired("class A: B, Equatable {\n}", (error, "Equatable"))
      #expect(repair.files["Unit0.swift"] == "class A: B {\n}")
    }

    private static let call = """
      struct __Call0: View {
      var size: __Recorder
      init(__call: Void) { self.size = __recorder("size") }
      func update() {
      self.items.append(item)
      total = sum(__read(1, size))
      }
      var body: some View {
      __Leaf().__onChange(0, of: size, legacy: { [old = size] new in
      take(old.width, new.width)
      set(new)
      }, two: { old, new in
      take(old.width, new.width)
      set(new)
      })
      }
      }
      """

    @Test func `an input gets the type that a use of its new value asks for, before anything is replaced`() {
      let repair = Self.repaired(
        Self.call, ("no", "take"),
        ("cannot convert value of type '__Recorder' to expected argument type 'CGSize'", "new)"),
        file: "Call0.swift")
      let typed = Self.call.replacingOccurrences(of: "var size: __Recorder", with: "var size: CGSize")
        .replacingOccurrences(of: "__recorder(\"size\")", with: "__input(\"size\")")
      #expect(repair.files["Call0.swift"] == typed && repair.replaced.isEmpty)
    }

    @Test(arguments: [
      ("no", "self.items", "\n__replaced(1, \"self.items.append(item)\")\n"),
      (
        "the compiler is unable to type-check this expression in reasonable time", "total = ",
        "\ntotal = __replaced(1, \"sum(size)\", [__read(1, size)])\n"
      ),
    ])
    func `a statement is replaced where an error names its beginning`(message: String, place: String, code: String) {
      let repair = Self.repaired(Self.call, (message, place), file: "Call0.swift")
      #expect(repair.files["Call0.swift"]?.contains(code) == true && repair.failures.isEmpty)
    }

    @Test(arguments: [
      ("__read(2, __read(1, shop).items).sort(by: <)", "sort", "shop.items.sort(by: <)"),
      ("__read(2, __read(1, shop).items) += [1]", "+=", "shop.items += [1]"),
    ])
    func `a read whose value is changed in its place is one no more`(code: String, place: String, mended: String) {
      let message = "cannot use mutating member on immutable value: '__read' returns immutable value"
      let call = Self.call.replacingOccurrences(of: "set(new)", with: code)
      let repair = Self.repaired(call, (message, place), file: "Call0.swift")
      #expect(repair.files["Call0.swift"] == Self.call.replacingOccurrences(of: "set(new)", with: mended))
    }

    @Test func `both forms record the same values of a statement, those of a capture list included`() {
      let repair = Self.repaired(Self.call, ("no", "take"), file: "Call0.swift")
      let record = "\"take(old.width, new.width)\", [old.width, new.width])"
      #expect(repair.files["Call0.swift"]?.components(separatedBy: record).count == 3)
      #expect(!repair.isOneSided(0, Self.call))
    }

    private static let cart =
      "class Cart: Priced, __Model {\n}\nprotocol Priced {\ninit(price: Int)\nvar price: Int { get set }\nfunc pay(_ sum: Int) -> Bool\n}"

    @Test func `a protocol gives a type what the type has lost`() {
      var repair = SkeletonRepair(["Unit0.swift": Self.cart])
      var error = CompilerError(
        file: "Unit0.swift", place: Place(line: 1, column: 7),
        message: "type 'Cart' does not conform to protocol 'Priced'")
      error.notes = [
        "protocol requires initializer 'init(price:)' with type '(price: Int)'",
        "protocol requires property 'price' with type 'Int'",
        "protocol requires function 'pay' with type '(Int) -> Bool'",
      ]
      error.notePlaces = ["/a/Unit0.swift", "/a/Unit0.swift", "/a/Unit0.swift"]
      let isChanged = repair.handle([error])
      let head = "import Foundation\nimport OnChangeCompat\nextension Priced { "
      let added = repair.files.filter { $0.key != "Unit0.swift" }.values.sorted()
      #expect(isChanged && repair.files["Unit0.swift"] == Self.cart)
      #expect(
        added == [
          head + "func pay(_ sum: Int) -> Bool { return __result(\"Priced.pay\", [self, sum]) } }\n",
          head + "init(price: Int) { self = __result(\"Priced.init\", [price]) } }\n",
          head
            + "var price: Int { get { __property(\"price\", self) } set { __record(\"price =\", [newValue]) } } }\n",
        ])
      // What does not help goes.
      _ = repair.handle([error])
      #expect(repair.files["Unit0.swift"]?.hasPrefix("class Cart: __Model {") == true)
    }

    @Test func `a protocol goes where a type lacks what the protocol inherits`() {
      let text = "class Cart: Sold, Named {\n}\nprotocol Sold: AnyObject, Priced {}\nprotocol Named: PricedLess {}"
      let repair = Self.repaired(text, ("type 'Cart' does not conform to protocol 'Priced'", "Cart"))
      #expect(repair.files["Unit0.swift"]?.hasPrefix("class Cart: Named {") == true)
    }

    @Test func `an initializer whose code does not compile makes a sample, and records what it is given`() {
      let own = "init(at day: Int) {\nload(day)\n}"
      let record = "__record(\"Cart.init\", [day]) }"
      let sample = "required init(__n n: Int) {\nself.a = __pick(n)\n}"
      let text = Self.repaired("class Cart {\n\(own)\n\(sample)\n}", ("no", "load")).files["Unit0.swift"]
      let made = "init(at day: Int) {\nlet n = __run.seed\n_ = n\nself.a = __pick(n)\n\(record)"
      #expect(text == "class Cart {\n\(made)\n\(sample)\n}")
      let values = "extension Cart: __Sample {\nstatic func __sample(_ n: Int) -> Self { Self(__n: n) }\n}"
      let value = Self.repaired("struct Cart {\n\(own)\n}\n\(values)", ("no", "load")).files["Unit0.swift"]
      #expect(value == "struct Cart {\ninit(at day: Int) { self.init(__n: __run.seed); \(record)\n}\n\(values)")
      let second = Self.repaired("class Cart {\nconvenience \(own)\n\(sample)\n}", ("no", "load")).files["Unit0.swift"]
      #expect(second?.contains("convenience init(at day: Int) { self.init(__n: __run.seed)") == true)
      let empty = "convenience init() {\nself.init(at: load())\n}"
      let third = Self.repaired("class Cart {\n\(empty)\n\(sample)\n}", ("no", "load")).files["Unit0.swift"]
      #expect(third?.contains("convenience init() { self.init(__n: __run.seed); __record(") == true)
      // It would call itself.
      let other = sample.replacingOccurrences(of: "{\n", with: "{ self.init(at: __pick(n))")
      let none = Self.repaired("class Cart {\n\(own)\n\(other)\n}", ("no", "load")).files["Unit0.swift"]
      #expect(none == "class Cart {\n\n\(other)\n}")
    }

    @Test func `a hook waits for the error of its state's first value`() {
      let text =
        "struct __Call0: View {\n@State var a = b\nvar body: some View {\nlet _ = __state(\"a\", $a)\nc()\n}\n}"
      let repair = Self.repaired(text, ("no", "__state"), ("no", "c()"), file: "Call0.swift")
      #expect(repair.files["Call0.swift"]?.contains("let _ = __state") == true && repair.replaced.count == 1)
      let alone = Self.repaired(text, ("no", "__state"), file: "Call0.swift")
      #expect(alone.files["Call0.swift"]?.contains("__state") == false)
    }

    @Test func `a case without its type is one of code that is not there`() {
      let head = "struct __Call0: View {\nvar isPhone: Bool {\n"
      let text = head + "return device.idiom == .phone && size == .compact\n}\n}"
      let error = "cannot infer contextual base in reference to member 'phone'"
      let repair = Self.repaired(text, (error, "phone"), file: "Call0.swift")
      let mended = text.replacingOccurrences(of: ".phone", with: "__implicit.phone")
      #expect(repair.files["Call0.swift"] == mended && repair.replaced.isEmpty)
    }

    @Test func `a loop does not stay without the assignment that ends it`() {
      let text = "func top() -> Int {\nvar a = b\nwhile a.next {\na = c\n}\nreturn a\n}"
      let error = "cannot assign value of type '__Recorder' to type '__Recorder'"
      let unit = Self.repaired("extension A {\n\(text)\n}", (error, "c\n")).files["Unit0.swift"]
      #expect(unit.map { $0.contains("__record(") || $0.contains("while") } == false)
      let code = "struct __Call0: View {\nvar isPhone: Bool {\nwhile a.next {\na = c()\n}\nreturn a.is\n}\n}"
      let repair = Self.repaired(code, ("no", "c()"), file: "Call0.swift")
      #expect(repair.files["Call0.swift"]?.contains("{\n__replaced(1, \"while a.next") == true)
    }

    @Test func `an opaque result that does not compile is a view`() {
      let head = "struct __Call0: View {\nfunc row() -> "
      for (type, end) in [("some View", ")\nreturn __Leaf()\n}"), ("Int", ")\n}")] {
        let text = head + "\(type) {\nreturn other()\n}\n}"
        let repair = Self.repaired(text, ("no", "other"), file: "Call0.swift")
        #expect(repair.files["Call0.swift"]?.contains("__replaced(1, \"return other()\"\(end)") == true)
      }
    }

    @Test func `a use of a type waits for an error in the declaration of the type`() {
      let text = "class A {\nvar b: Set<B> = []\n}\nstruct B: Hashable {\n}"
      let error = "type 'B' does not conform to protocol 'Hashable'"
      let repair = Self.repaired(text, (error, "Set"), ("no", "= []"), (error, "struct B"))
      let hash = "func hash(into hasher: inout Hasher) { hasher.combine(__text(self)) }"
      #expect(repair.files["Unit0.swift"] == text.replacingOccurrences(of: "Hashable {", with: "Hashable {\n\(hash)\n"))
      let alone = Self.repaired(text, (error, "Set"))
      #expect(alone.files["Unit0.swift"]?.contains("var b: __Recorder") == true)
    }

    @Test(arguments: ["import A\nextension Page.Kind: Sample {\nvar a = .login\n}", "import A\nlet a: Kind = .login"])
    func `an extension waits where its type names what is not known yet`(text: String) {
      let sources = ["Unit0.swift": "enum Kind {\ncase login(Missing)\n}", "Unit1.swift": text]
      var repair = SkeletonRepair(sources)
      let errors = [
        ("Unit0.swift", 2, 12, "cannot find type 'Missing' in scope"),
        ("Unit1.swift", text.hasSuffix("}") ? 3 : 2, text.hasSuffix("}") ? 9 : 15, "no member 'login'"),
      ].map { CompilerError(file: $0, place: Place(line: $1, column: $2), message: $3) }
      let isChanged = repair.handle(errors)
      #expect(isChanged && (repair.files["Unit1.swift"] == text) == text.hasSuffix("}"))
    }

    @Test func `a constant gets a value where the statement that gives it one is replaced`() {
      let head = "struct __Call0: View {\nfunc act() {\nlet ratio: Double\nlet sum = 1\n"
      let text = head + "if total > 0 { ratio = total } else { ratio = 0 }\nuse(ratio)\n}\n}"
      let repair = Self.repaired(text, ("no", "if total"), file: "Call0.swift")
      #expect(repair.files["Call0.swift"]?.contains(")\nratio = __pick(0)\nuse(ratio)") == true)
    }

    @Test func `a generic type takes a class of unknown code where the project asks for a subclass`() {
      let repair = Self.repaired(
        "class Box<U: Base, T: NSObject> {\nlet contact: Box<A, Contact>\n}",
        ("'Box' requires that 'Contact' inherit from 'NSObject'", "Box<A"))
      #expect(repair.files["Unit0.swift"] == "class Box<U: Base, T: AnyObject> {\nlet contact: Box<A, Contact>\n}")
    }

    @Test func `a conformance that a body needs is not one of the type around it`() {
      let text = "enum A: Key {\nstatic var b: Int {\nB.value\n}\n}"
      let repair = Self.repaired(text, ("type 'B' does not conform to protocol 'Key'", "B.value"))
      #expect(repair.files["Unit0.swift"] == "enum A: Key {\nstatic var b: Int { __result(\"b\") }\n}")
    }

    @Test func `a type behind the name of its module is the type itself`() {
      var standIns = StandIns()
      for name in ["SwiftUI", "Core", "Kit", "Image"] { _ = standIns.add(name) }
      standIns.folders = ["Core"]
      let text = standIns.text(for: [
        "let a: SwiftUI.Color, b: Core.Order, c: Kit.Image, d: Kit.Order", "import A\nstruct Order {}",
      ])
      let aliases = text.split(separator: "\n").filter { $0.hasPrefix("typealias") }
      #expect(
        aliases == [
          "typealias Order = Skeletons.Order", "typealias Image = Skeletons.Image", "typealias Order = __Recorder",
          "typealias Color = OnChangeCompat.Color",
        ])
    }

    @Test func `a type in a stand-in that the project extends is a class, because an alias would extend all stand-ins`()
    {
      var standIns = StandIns()
      _ = standIns.add("Wallet")
      _ = standIns.add(static: "eth", to: "Wallet.Coin")
      let text = standIns.text(for: [
        "let a: Wallet.Coin, b: Wallet.Note", "extension Wallet.Coin { var c: Int { 1 } }",
      ])
      #expect(text.contains("class Coin: __Recorder { static var `eth`: Wallet.Coin { get { Wallet.Coin.__named("))
      #expect(text.contains("typealias Note = __Recorder"))
    }

    @Test func `a stand-in leaves out a static member only where the project declares it for that type`() {
      var standIns = StandIns()
      _ = (standIns.add("Client"), standIns.add("Bus"))
      let text = standIns.text(for: [
        "Client.shared.log(); Client.name.log(); Bus.shared.log()",
        "extension Client {\nstatic var shared: Client { Client() }\nvar name: Int { 1 }\n}",
      ])
      let members = text.split(separator: "\n").compactMap {
        $0.hasPrefix("static var") ? $0.prefix { $0 != "{" } : nil
      }
      #expect(members == ["static var `shared`: Bus ", "static var `name`: Client "])
    }

    @Test func `a missing case of unknown code comes with the other cases of its switch`() {
      var repair = SkeletonRepair([
        "Unit0.swift": "switch weight {\ncase .thin, .light: 1\ncase .bold: 2\ndefault: 3\n}"
      ])
      _ = repair.standIns.add("Weight")
      let error = CompilerError(
        file: "Unit0.swift", place: Place(line: 2, column: 6), message: "type 'Weight' has no member 'thin'")
      _ = repair.handle([error])
      let text = repair.standIns.text(for: [])
      #expect(["thin", "light", "bold"].allSatisfy { text.contains("static var `\($0)`: Weight") })
    }

    @Test func `a missing type is a class, also with a small letter`() {
      let repair = Self.repaired("x", ("cannot find 'io_t' in scope", "x"), ("cannot find type 'io_t' in scope", "x"))
      let text = repair.standIns.text(for: [])
      #expect(text.contains("class io_t: __Recorder {") && !text.contains("var io_t"))
    }

    @Test func `names that stay missing keep no other error waiting`() {
      var repair = SkeletonRepair(
        Dictionary(uniqueKeysWithValues: (0..<7).map { ("Unit\($0).swift", "class A\($0) {\nvar b = c\n}") }))
      let missing = (0..<7).map {
        CompilerError(file: "Unit\($0).swift", place: Place(line: 2, column: 9), message: "cannot find 'c.d' in scope")
      }
      let new = CompilerError(
        file: "Unit0.swift", place: Place(line: 1, column: 1), message: "cannot find 'e' in scope")
      _ = repair.handle(missing + [new])
      #expect(repair.files["Unit6.swift"]?.contains("var b: __Recorder") == true)
    }

    @Test func `the first value of a state is one of those that the parent gives`() {
      let text =
        "struct A {\nstruct __Call0 {\n@State var b: B = c\n@State var d: D = e\n@StateObject var f: F = g\n}\n}"
      let repair = Self.repaired(text, ("no", "c\n"), file: "Call0.swift")
      #expect(repair.files["Call0.swift"] == text.replacingOccurrences(of: "= c\n", with: "= __pick(0)\n"))
      let other = Self.repaired(text, ("no", "g\n"), file: "Call0.swift")
      #expect(other.failures == [0: "no"])
    }

    @Test func `a declaration that an error in the skeletons' own code names is given up`() {
      var repair = SkeletonRepair(["Unit0.swift": "class Timer {}", "Unit1.swift": "class B {}", "Call0.swift": "c"])
      var error = CompilerError(file: "Values.swift", place: Place(line: 1, column: 1), message: "no such initializer")
      (error.notes, error.notePlaces) = (["declared here", "used here"], ["/a/Unit0.swift", "/a/Call0.swift"])
      repair.giveUp([error])
      #expect(repair.files.keys.sorted() == ["Call0.swift", "Unit1.swift"])
    }

    @Test func `an extension goes where its member hides one that the skeletons' own code reads`() throws {
      let text = try #require(SkeletonRuntime.files["Records.swift"]).split(
        separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(text.firstIndex { $0.contains(".utf8.reduce") })
      var repair = SkeletonRepair([
        "Unit0.swift": "import A\nextension String { var utf8: Data? { nil } }",
        "Unit1.swift": "import A\nextension String { var length: Int { 0 } }",
      ])
      let error = CompilerError(
        file: "Records.swift", place: Place(line: line + 1, column: 9),
        message: "value of optional type 'Data?' must be unwrapped")
      repair.giveUp([error])
      #expect(Array(repair.files.keys) == ["Unit1.swift"])
    }

    @Test func `a type that this system's Foundation only names gets a stand-in`() {
      var repair = SkeletonRepair(["Unit0.swift": "import A\nlet a = MeasurementFormatter()"])
      let error = CompilerError(
        file: "Unit0.swift", place: Place(line: 2, column: 9), message: "'MeasurementFormatter' is unavailable: no")
      #expect(repair.handle([error]) && repair.standIns.types == ["MeasurementFormatter"])
    }
  }
#endif
