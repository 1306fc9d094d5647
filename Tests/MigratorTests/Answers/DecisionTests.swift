#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// What a skeleton notes of the code that a copy decides about.
  @Suite("Decisions in skeletons", .onWorkerThreads, .timeLimit(.minutes(20))) struct DecisionTests {
    @Test(arguments: [
      (
        "total = price > 1 ? 2 : -price",
        "__test(3, __read(1, price) > 1) ? __branch(4, 2) : __branch(5, -__read(2, price))"
      ),
      (
        "total = price > 1 ? 2 : price > 0 ? 3 : 4",
        "? __branch(4, 2) : __branch(6, __test(5, __read(2, price) > 0)) ? __branch(7, 3) : __branch(8, 4)"
      ),
      ("switch price { case 1: total = 1; default: break }", "{ case 1: \n__branch(2)\n"),
      ("switch price { case 1: total = 1; default: break }", "default: \n__branch(3)\n"),
    ])
    func `each branch of a condition and of a switch is noted`(code: String, noted: String) throws {
      let text = try SkeletonTests.one(
        SkeletonTests.order.replacingOccurrences(of: "total = price * quantity", with: code)
      ).text
      #expect(text.contains(noted), "\(text)")
    }

    @Test(arguments: [
      ("let isDear = price > 9; total = isDear ? 1 : 2", "? 1"),
      ("if let dear = note { total = dear }", "if let dear = note"),
      ("switch price { case 1: total = 1; default: break }", "case 1:"),
      ("while quantity < price { total = 1 }", "while quantity < price"),
      ("let isDear = price > 9; if total == 1 && isDear && check() { total = 2 }", "&& check()"),
      ("total = [price: 1][9] ?? load()", "?? load()"), ("total = grade()", "if price > 9"),
      ("[price].forEach { one in guard one > 9 else { return } }", "guard one > 9"),
      ("[price].forEach { if $0 > 9 { total = 1 } }", "if $0 > 9"),
      ("for one in [1] where price > one { total = one }", "for one in [1] where price > one"),
      ("var all = [1]; all.append(price); if all.count == 1 { total = 1 }", "if all.count == 1"),
      ("judge(price)", "if one > 9"), ("weigh(price: price)", "if price > 8"),
    ])
    func `where a copy decides, or what is made of it, both forms have to take different ways`(
      code: String, way: String
    ) throws {
      let members =
        """
        var note: Int? { price > 9 ? price : nil }
        func grade() -> Int { if price > 9 { 1 } else { 2 } }
        func judge(_ one: Int) { if one > 9 { total = 1 } }
        func weigh(price: Int) { if price > 8 { total = 1 } }
        var body:
        """
      let call = try SkeletonTests.one(
        SkeletonTests.order.replacingOccurrences(of: "total = price * quantity", with: code).replacingOccurrences(
          of: "var body:", with: members))
      #expect(call.sites.values.contains("choice " + way), "\(call.sites.values)")
      #expect(call.sites.keys.allSatisfy { call.text.contains("(\($0)") })
    }

    @Test(arguments: [
      ("total = quantity > 1 ? 1 : price", ["branch : price"]),
      (
        "if total == 1 && quantity == 2 && check() { total = price } else { total = 1 }",
        ["branch if total == 1 && quantity == 2 && check()"]
      ),
      ("if total.price == 1 { quantity = price }", ["branch if total.price == 1"]),
      ("total = price; [1].forEach { price in if price == 1 { total = 2 } }", []),
      ("guard total > 1 else { return }; quantity = price", ["branch guard total > 1"]),
    ])
    func `where no copy decides, only code that uses a copy has to run`(code: String, branches: [String]) throws {
      let call = try SkeletonTests.one(
        SkeletonTests.order.replacingOccurrences(of: "total = price * quantity", with: code))
      #expect(call.sites.values.filter { $0.hasPrefix("branch ") } == branches)
      #expect(!call.sites.values.contains { $0.hasPrefix("choice ") })
    }

    @Test(arguments: [
      ("total = min(price, 3)", ["min(price, 3)"]), ("total = names[price].count", ["names[price].count"]),
      ("total = max(min(price, 3), 1)", ["max(min(price, 3), 1)"]), ("print(min(price, 3))", ["min(price, 3)"]),
      ("total = price / 100", ["price / 100"]), ("Task { total = try await load(price)! }", ["load(price)!"]),
      ("repeat { total = 1 } while isDear", ["while isDear"]),
      ("print(price); cache[price] = 1; total = Total(price); Task { try? await store(price) }", []),
    ])
    func `what code makes of a copy has to vary too`(code: String, made: [String]) throws {
      let call = try SkeletonTests.one(
        SkeletonTests.order.replacingOccurrences(of: "total = price * quantity", with: code)
          .replacingOccurrences(of: "var body:", with: "var isDear: Bool { [price].isEmpty }\nvar body:"))
      let plain = ["price", "work of price", "names", "work of names", "cache", "[price].isEmpty"]
      #expect(call.sites.values.filter { !plain.contains($0) }.sorted() == made)
    }

    @Test(arguments: [
      ("price.save()", "work of price"), ("price?.log.save()", "work of price"), ("store(price)", "work of price"),
      ("let one = price", "work of price"), ("total = price", "price"), ("total = price.kind", "price"),
      ("print(price.kind)", "price"),
    ])
    func `what is done with an object is told from a read`(code: String, site: String) throws {
      let call = try SkeletonTests.one(
        SkeletonTests.order.replacingOccurrences(of: "total = price * quantity", with: code))
      #expect(call.sites.values.contains(site), "\(call.sites)")
    }

    @Test func `a branch whose value is used has no second statement`() throws {
      let members = "func grade() -> Int { if quantity > 1 { price } else { 2 } }\nvar body:"
      let text = try SkeletonTests.one(
        SkeletonTests.order.replacingOccurrences(of: "total = price * quantity", with: "total = grade()")
          .replacingOccurrences(
            of: "var body:", with: members)
      ).text
      #expect(text.contains("if quantity > 1 { __branch(3, __read(2, price)) } else { 2 }"), "\(text)")
    }

    @Test func `a static property of the view is the skeleton's, by each of its names`() throws {
      let members = "static let least = 2\nstatic let most = least * 2\nstatic var count = 0\nvar body:"
      let text = try SkeletonTests.one(
        SkeletonTests.order.replacingOccurrences(
          of: "total = price * quantity", with: "total = price * Self.most + Order.most\nSelf.count = 1"
        )
        .replacingOccurrences(of: "var body:", with: members)
      ).text
      #expect(text.contains("* __Call0.most + __Call0.most)\n__Call0.count = 1"), "\(text)")
      #expect(text.contains("static let least = 2"), "\(text)")
    }

    @Test func `a write to a copy is told from a read, because only its effect shows it`() throws {
      let code = "price.kind = quantity; total = price"
      let call = try SkeletonTests.one(
        SkeletonTests.order.replacingOccurrences(of: "total = price * quantity", with: code))
      #expect(call.sites == [1: "write to price", 2: "price"])
    }

    @Test func `both forms number what they make of the new value alike`() throws {
      let call = try SkeletonTests.one(
        SkeletonTests.order.replacingOccurrences(
          of: "{ _ in total = price * quantity }", with: "{ total = price * $0 }"))
      #expect(call.text.contains("__test(2, __read(1, price) * $0)"), "\(call.text)")
      #expect(call.text.contains("__test(2, __read(1, price) * new") && call.sites.count == 2, "\(call.text)")
    }

    @Test func `a focus is a state, because no view takes it`() throws {
      let text = try SkeletonTests.one(
        SkeletonTests.order.replacingOccurrences(of: "@State private var total = 0", with: "@FocusState var total: Int")
      ).text
      #expect(text.contains("@State var total: Int") && text.contains("self._total = State(initialValue: __input("))
    }

    @Test func `a task that names the main actor names it once`() throws {
      let text = try SkeletonTests.one(
        SkeletonTests.order.replacingOccurrences(
          of: "total = price * quantity", with: "Task { @MainActor in total = price }")
      ).text
      #expect(text.contains("Task { @MainActor in") && !text.contains("@MainActor @MainActor"), "\(text)")
    }

    @Test func `work side by side runs in order`() throws {
      let code = "Task {\ntotal = 1\nasync let one = load(), two = try? load()\ntotal = await one }"
      let text = try SkeletonTests.one(
        SkeletonTests.order.replacingOccurrences(of: "total = price * quantity", with: code)
      ).text
      #expect(text.contains("\nlet one = try await load(), two = try await try? load()\n"), "\(text)")
      #expect(!text.contains("async"))
    }
  }
#endif
