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

    @Test func `both forms record the same values of a statement, those of a capture list included`() {
      let repair = Self.repaired(Self.call, ("no", "take"), file: "Call0.swift")
      let record = "\"take(old.width, new.width)\", [old.width, new.width])"
      #expect(repair.files["Call0.swift"]?.components(separatedBy: record).count == 3)
      #expect(!repair.isOneSided(0, Self.call))
    }
  }
#endif
