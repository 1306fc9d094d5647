#if Migrator
  import Testing

  @testable import MigratorCore

  /// Stand-ins for code that is not there, from the compiler's errors and from the uses.
  @Suite("Stand-ins", .timeLimit(.minutes(20))) struct StandInTests {
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
      ])
      let error = CompilerError(
        file: "Driver.swift", place: Place(line: 1, column: 1),
        message: "cannot override with a stored property 'default'")
      let isDone3 = repair.giveUp([error])
      #expect(isDone3)
      #expect(repair.files.keys.sorted() == ["Call0.swift", "Unit1.swift"])
      let isLeft = repair.giveUp([error])
      #expect(repair.failures.isEmpty && !isLeft)
    }

    @Test func `a nested type that is not there becomes a member of its type`() {
      var repair = SkeletonRepair([
        "Unit0.swift": "struct Kinds {}\ntypealias K = Kinds\n", "Call0.swift": "let a: K.Option",
      ])
      let error = CompilerError(
        file: "Call0.swift", place: Place(line: 1, column: 10),
        message: "'Option' is not a member type of struct 'Skeletons.K' (aka 'Skeletons.Kinds')")
      let isDone4 = repair.handle([error])
      #expect(isDone4)
      #expect(repair.files.values.contains { $0.hasSuffix("extension Kinds { typealias Option = __Recorder }\n") })
      #expect(repair.failures.isEmpty)
    }

    @Test func `a file that never compiles costs its own call`() {
      var repair = SkeletonRepair(["Call0.swift": "a", "Call1.swift": "b"])
      repair.giveUp([CompilerError(file: "Call1.swift", place: Place(line: 1, column: 1), message: "too complex")])
      #expect(repair.failures == [1: "too complex"] && repair.files.keys.sorted() == ["Call0.swift"])
    }

    @Test func `the errors of a compiler are read with their places`() {
      let output =
        "/a/Call0.swift:3:7: error: cannot find 'x' in scope\n1 | x\n/a/Call0.swift:3:7: error: cannot find 'x' in scope\n"
      #expect(CompilerError.all(in: output) == [Self.error("cannot find 'x' in scope", "Call0.swift", 3, 7)])
    }
  }
#endif
