#if Migrator && os(Linux)
  import Foundation
  import Testing

  @testable import MigratorCore

  /// The text that all skeletons share, built with views that are written by hand.
  @Suite("Runtime of skeletons", .onWorkerThreads, .timeLimit(.minutes(20))) struct RuntimeTests {
    private static let views = #"""
      import Foundation
      import OnChangeCompat

      final class Shelf: ObservableObject, __Sample, __Model {
        @Published var books = 0
        var room = 0
        required init(__n n: Int) { books = n }
        static func __sample(_ n: Int) -> Self { Self(__n: n) }
        var __parts: [(name: String, set: (Int) -> Void, get: () -> Any)] { [("books", { self.books = $0 }, { self.books })] }
        var isFull: Bool { __property("isFull", self) }
        func tidy() { if books > 1_000_000 { books = 0 } }
      }

      final class Pair: ObservableObject, __Sample, __Model {
        @Published var a = false
        @Published var b = false
        required init() {}
        static func __sample(_ n: Int) -> Self { Self() }
        var __parts: [(name: String, set: (Int) -> Void, get: () -> Any)] {
          [("a", { self.a = __pick($0) }, { self.a }), ("b", { self.b = __pick($0) }, { self.b })]
        }
      }

      struct Order: Identifiable, __Sample {
        let id: UUID
        static func __sample(_ n: Int) -> Order { Order(id: .__sample(n + 40)) }
      }

      final class Info: __Model {
        let price: Int
        init(price: Int) { self.price = price }
        var __parts: [(name: String, set: (Int) -> Void, get: () -> Any)] { [("price", { _ in }, { self.price })] }
      }

      final class Cache { let price: Int; init(_ price: Int) { self.price = price } }
      let firstID = UUID()
      struct Tree: __Sample {
        static var count = 0
        let lists: [[Tree]]
        static func __sample(_ n: Int) -> Tree {
          count += 1
          return Tree(lists: (0..<2_000).map { __valueOf([Tree].self, n + $0) })
        }
      }

      var notes = [1] { didSet { __wrote("notes", oldValue, notes) { notes = $0 } } }
      enum Shelves {
        @__Kept("Shelves.all") static var all: [String: Any] = ["first": Shelf(__n: 0)]
        @__Kept("Shelves.total") static var total = CurrentValueSubject<Int, Never>(0)
      }
      struct Options: OptionSet { let rawValue: UInt8 }

      enum Mood: Int, CustomStringConvertible {
        case calm, wild
        var description: String { __result("Mood.description", [self]) }
      }

      struct Probe: View {
        var shelf: Shelf
        var pair: Pair
        var price: Int
        var name: String
        var order: Order
        var phase = __environment("phase", \EnvironmentValues.scenePhase)
        @State var late: UUID?
        var saved: PassthroughSubject<Int, Never>
        @State var isOn = false
        @State var isWarned = true
        @State var isLate = true
        @State var shown = ""
        @State var chosen: Shelf?
        @State var stock: [String: [Order]] = [:]
        let observed: (Probe) -> Int
        let act: (Probe) -> Void

        init(_ observed: @escaping (Probe) -> Int = { $0.isOn ? 1 : 0 }, _ act: @escaping (Probe) -> Void) {
          (self.observed, self.act) = (observed, act)
          shelf = __input("shelf")
          pair = __input("pair")
          price = __input("price")
          name = __input("name")
          order = __input("order")
          saved = __input("saved", or: { PassthroughSubject() }, isMade: true)
        }
        @ViewBuilder var body: some View {
          let _ = __state("isOn", $isOn)
          let _ = __state("isWarned", $isWarned)
          let _ = __state("isLate", $isLate)
          let _ = __state("late", $late)
          let _ = __state("shown", $shown)
          let _ = __state("chosen", $chosen)
          let _ = __state("stock", $stock)
          let _ = __object("shelf", shelf)
          let _ = __object("pair", pair)
          __Leaf().__onChange(0, of: observed(self), legacy: { _ in act(self) }, zero: { act(self) })
        }
      }

      struct Given {
        let price: Int, source: __Recorder, shown: Binding<String>
        func leaf(_ value: some Equatable) -> some View {
          __Leaf().__onChange(0, of: value, legacy: { _ in show() }, zero: { show() })
        }
        func show() { shown.wrappedValue = "\(__read(1, price))" }
      }

      struct Reader<Content: View>: View {
        var price: Int
        var source: __Recorder
        @State var shown = ""
        let content: (Given) -> Content
        init(@ViewBuilder _ content: @escaping (Given) -> Content) {
          (self.content, price, source) = (content, __input("price"), __recorder("source"))
        }
        @ViewBuilder var body: some View {
          let _ = __state("shown", $shown)
          content(Given(price: price, source: source, shown: $shown))
        }
      }

      // A project may give sequences members with names of the standard library's.
      extension Sequence { var union: __Recorder { __Recorder.__named("union") } }
      extension Collection { func sorted(_ isDescending: Bool = false) -> [Element] { [] } }

      nonisolated(unsafe) var turn = 1
      func noteInAnyOrder(_ notes: [String]) {
        turn = turn * 75 % 65_537
        for note in turn % 2 == 0 ? notes : notes.reversed() { __record(note, []) }
      }

      func entry<Content: View>(reader: @autoclosure @escaping () -> Reader<Content>, _ observed: String) -> __Entry {
        __Entry(make: { AnyView(reader()) }, observed: [observed], copies: [("price", ["price"])], sites: [1: "price"])
      }

      func entry(_ probe: @autoclosure @escaping () -> Probe, _ observed: String, _ copy: String, _ sites: String...) -> __Entry {
        __Entry(
          make: { AnyView(probe()) }, observed: [observed], copies: [(copy, [copy])],
          sites: Dictionary(uniqueKeysWithValues: sites.enumerated().map { ($0.offset + 1, $0.element) }))
      }

      let __existentials: [ObjectIdentifier: (Int) -> Any] = [:]
      let __entries: [Int: __Entry] = [
        1: entry(Probe { $0.shown = __read(1, $0.price) > 1 ? "seen" : "seen" }, "isOn", "price", "price"),
        2: entry(Probe {
            if $0.isWarned, __read(1, $0.price) > 1 { __branch(2); $0.isWarned = true } else { __branch(3) }
          }, "isOn", "price", "price", "choice if", "choice else"),
        3: entry(Probe { __read(1, $0.shelf).tidy() }, "isOn", "shelf", "work of shelf"),
        4: entry(Probe { _ = __read(1, $0.shelf); $0.shelf.room = 1 }, "isOn", "shelf", "write to shelf"),
        5: entry(Probe({ $0.shelf.isFull ? 1 : 0 }) { $0.shown = "\(__read(1, $0.price))" }, "shelf.isFull", "price", "price"),
        6: entry(Probe({ $0.shelf.books }) { $0.shown = "\(__read(1, min($0.shelf.books, 1)))" }, "shelf.books", "shelf", "books"),
        7: entry(Probe { $0.isWarned = __test(1, max(__read(2, $0.price), 100)) > 0 }, "isOn", "price", "max", "price"),
        8: entry(Probe { let _: Void = __test(1, ()); _ = __read(2, $0.price) }, "isOn", "price", "result", "price"),
        9: entry(Probe { if $0.isWarned != $0.isLate { $0.shown = "\(__read(1, $0.price))" } }, "isOn", "price", "price"),
        10: entry(Probe { __read(1, $0.saved).send(1) }, "isOn", "saved", "saved"),
        11: entry(Probe { view in withAnimation(__read(1, view.price) > 1 ? .linear : nil) { view.shown = "" } }, "isOn", "price", "price"),
        12: entry(reader: Reader { view in GeometryReader { view.leaf($0.frame(in: .global).minY) } }, "geometry"),
        13: entry(reader: Reader { view in TimelineView(.everyMinute) { view.leaf($0.date) } }, "timeline"),
        14: entry(reader: Reader { $0.leaf($0.source.words as __Recorder) }, "source.words"),
        15: entry(reader: Reader { $0.leaf($0.source.isFull as Bool) }, "source"),
        16: entry(Probe { view in let _: Void = __Recorder.__named("queue").perform { view.shown = "\(__read(1, view.price))" } },
          "isOn", "price", "price"),
        17: entry(Probe { view in __bound(__read(1, view.saved).send, 1) }, "isOn", "saved", "work of saved"),
        18: entry(Probe { if $0.name.count > 200 { $0.shown = "\(__read(1, $0.price))" } }, "isOn", "price", "price"),
        20: entry(Probe { $0.shown = Int.random(in: 0..<10) == 9 ? "\(__read(1, $0.price))" : "" }, "isOn", "price", "price"),
        21: entry(Probe { view in
            let area = __valueOf(GeometryProxy.self, 1).size.width
            _ = (__valueOf(Task<Void, Never>.self, 1), __valueOf(CurrentValueSubject<Void, Never>.self, 1))
            _ = (__valueOf(Range<String.Index>.self, 1), __valueOf(Calendar.Identifier.self, 1))
            view.shown = "\(area) \(__read(1, view.price))"
          }, "isOn", "price", "price"),
        22: entry(Probe { assert(false); assertionFailure(); $0.shown = "\(__read(1, $0.price))" }, "isOn", "price", "price"),
        23: entry(Probe({ $0.pair.a ? 1 : 0 }) { if $0.pair.a, !$0.pair.b { $0.shown = "\(__read(1, $0.price))" } }, "pair.*", "price",
          "price"),
        24: entry(Probe { _ = __read(1, $0.price) + __line() }, "isOn", "price", "price"),
        25: entry(Probe { view in
            let sum = UserDefaults.standard.double(forKey: "sum \(__read(1, view.price))")
            view.isLate = sum + Double(UserDefaults.standard.integer(forKey: "count")) > 2
          }, "isOn", "price", "price"),
        26: entry(reader: Reader { view in ForEach(view.source.rows, id: \.name) { view.leaf($0.isOn as Bool) } }, "source"),
        27: entry(Probe({ __property("isPaid", $0.order) ? 1 : 0 }) { $0.shown = "\(__read(1, $0.price))" }, "order", "price", "price"),
        28: entry(Probe { view in
            let data = try? JSONEncoder().encode(view.order)
            if let data, (try? JSONDecoder().decode(Order.self, from: data)) != nil { view.shown = "\(__read(1, view.price))" }
          }, "isOn", "price", "price"),
        29: entry(Probe { view in
            let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
            let lock = __valueOf(UnsafeMutablePointer<Int>.self, 1)
            if lock.pointee == 0, folder.isFileURL == false { NotificationCenter.default.post(name: .init("\(__read(1, view.price))"), object: nil) }
          }, "isOn", "price", "price"),
        30: entry(Probe { view in
            let idiom = __Recorder.__named("device").idiom as __Recorder
            if idiom == __implicit.phone, __implicit.pad != idiom { view.shown = "\(__read(1, view.price))" }
          }, "isOn", "price", "price"),
        31: entry(Probe { view in
            func keep<T: Codable & Comparable>(_ value: T) -> T { value }
            guard __valueOf(Date.self, 1) > Date(), __valueOf(Any.self, 1) is String else { return }
            view.shown = "\(keep(__read(1, view.price)))"
          }, "isOn", "price", "price"),
        32: entry(Probe { view in
            let kept: Pair = __static("kept") { Pair() }
            if kept.a { view.shown = "\(__read(1, view.price))" }
          }, "isOn", "price", "price"),
        33: entry(Probe { noteInAnyOrder(["read", "\(__read(1, $0.price))"]) }, "isOn", "price", "price"),
        34: entry(Probe { noteInAnyOrder([__read(1, $0.price) > 0 ? "a" : "a", "b"]) }, "isOn", "price", "price"),
        35: entry(Probe { view in
            let pipe = Pipe()
            let text = String(decoding: (try? pipe.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
            view.shown = "\(text) \(pipe.fileHandleForReading.readDataToEndOfFile()) \(__read(1, view.price))"
          }, "isOn", "price", "price"),
        36: entry(Probe({ $0.phase.hashValue }) { view in
            let new: ScenePhase = __input("phase")
            if view.phase == .background, new == .inactive { view.shown = "locked" }
          }, "phase", "phase", "phase"),
        37: entry(Probe { if $0.chosen === $0.shelf { $0.shown = "chosen" } }, "isOn", "shelf", "shelf"),
        38: entry(Probe { __record("\(Mood(rawValue: __read(1, $0.price) % 2)!)", []) }, "isOn", "price", "price"),
        39: entry(Probe { __record("post", [Info(price: __read(1, $0.price))]) }, "isOn", "price", "price"),
        40: entry(Probe { __record("post", [NSNumber(value: __read(1, $0.price))]) }, "isOn", "price", "price"),
        41: entry(Probe { __record("post", [Cache(__read(1, $0.price))]) }, "isOn", "price", "price"),
        42: entry(Probe { __record("post", [[[Info(price: __read(1, $0.price))]]]) }, "isOn", "price", "price"),
        43: entry(Probe { notes.append(__read(1, $0.price)) }, "isOn", "price", "price"),
        44: entry(Probe { (Shelves.all["first"] as? Shelf)?.books = __read(1, $0.price) }, "isOn", "price", "price"),
        45: entry(Probe { Shelves.total.value = __read(1, $0.price) }, "isOn", "price", "price"),
        46: entry(Probe { view in
            let (a, b) = (__Recorder.__named("a").key as __Recorder, __Recorder.__named("b").key as __Recorder)
            if a == b { view.shown = "\(__read(1, view.price))" }
          }, "isOn", "price", "price"),
        47: entry(Probe { view in
            let (options, file) = (__valueOf(Options.self, 3), __valueOf(Progress.self, 1).totalUnitCount)
            view.shown = "\(options.rawValue) \(file) \(__did("sync", 1)) \(__read(1, view.price))"
          }, "isOn", "price", "price"),
        49: entry(Probe { view in
            if view.stock.values.joined().contains(where: { $0.id == view.late }) { view.shown = "\(__read(1, view.price))" }
          }, "isOn", "price", "price"),
        50: entry(Probe { view in
            let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)
            pointer.pointee = __read(1, view.price)
            __record("move", [pointer])
          }, "isOn", "price", "price"),
        51: entry(Probe { DispatchQueue.main.asyncAfter(deadline: .now() + Double(__read(1, $0.price))) {} }, "isOn", "price", "price"),
        52: entry(Probe { view in
            let price = __read(1, view.price)
            view.shown = view.pair.a != view.pair.b ? "\(price)" : ""
          }, "isOn", "price", "price"),
        53: entry(Probe({ _ in 7 }) { $0.shown = "\(__read(1, $0.price))" }, "limit", "price", "price"),
        54: entry(Probe({ _ in 7 }) { $0.shown = "\(min(__read(1, $0.price), 0))" }, "limit", "price", "price"),
        55: entry(Probe { view in
            let shown = view.$shown
            let price = __read(1, view.price)
            DispatchQueue(label: "sum").async {
              DispatchQueue.concurrentPerform(iterations: 3) { part in shown.wrappedValue += "\(price + part) " }
            }
          }, "isOn", "price", "price"),
        56: entry(Probe { __record("\(firstID)", [UUID(), __read(1, $0.price)]) }, "isOn", "price", "price"),
        57: entry(Probe { __record("post", [ContinuousClock.now, SuspendingClock().now, __read(1, $0.price)]) }, "isOn", "price", "price"),
        58: entry(Probe { view in
            Tree.count = 0
            let trees = __valueOf([Tree].self, 1)
            if !trees.isEmpty, Tree.count < 2_000 { view.shown = "\(__read(1, view.price))" }
          }, "isOn", "price", "price"),
        59: entry(Probe { view in
            _ = __read(1, view.price)
            for number in 0..<4_000 { __record("post", [Shelf(__n: number)]) }
          }, "isOn", "price", "price"),
        60: entry(Probe { view in
            let values: AsyncStream<Int> = __pick(__read(1, view.price))
            let end: AsyncStream<Int>.Continuation = __pick(0)
            end.finish()
            Task { for await value in values { view.shown += "\(value)" } }
          }, "isOn", "price", "price"),
        61: entry(Probe { view in
            let price = __read(1, view.price)
            let shown = view.$shown
            _ = URLSession.shared.dataTask(with: "order") { data, response, error in
              guard response is HTTPURLResponse, data != nil, error == nil else { return }
              shown.wrappedValue = "\(price)"
            } as __Recorder
          }, "isOn", "price", "price"),
        62: entry(Probe { view in
            let sum = DispatchQueue.main.sync { __read(1, view.price) + 1 }
            DispatchQueue.main.sync { view.shown = "\(sum)" } }, "isOn", "price", "price"),
        63: entry(Probe { view in
            let (price, shown) = (__read(1, view.price), view.$shown)
            Task { try await Task.sleep(until: .now + .seconds(1), clock: .continuous); shown.wrappedValue = "\(price)" }
          }, "isOn", "price", "price"),
        64: entry(Probe { _ = __read(1, $0.price); Task { try await Task.sleep(for: .seconds(100)) } }, "isOn", "price", "price"),
        65: entry(Probe { view in
            let (price, shown) = (__read(1, view.price), view.$shown)
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in shown.wrappedValue = "\(price)" }
          }, "isOn", "price", "price"),
        66: __Entry(
          make: { AnyView(Probe { if __valueOf([Int].self, __read(1, $0.price)).count == 24 { $0.shown = "full" } }) },
          observed: ["isOn"], copies: [("price", ["price"])], sites: [1: "price"], numbers: [24, 3]),
        48: entry(Probe { if __read(1, $0.price) > 1 { __did("sync", ()) } }, "isOn", "price", "price"),
        19: entry(Probe { if $0.late == $0.order.id { $0.shown = "\(__read(1, $0.price))" } }, "isOn", "price", "price"),
      ]
      """#

    private struct Facts: Decodable {
      var differs: [String]?
      var open: [String]?
      var runs: Int?
      var isForced: Bool?
    }

    @Test func `a run answers what no step differs in, and names what it did not see`() async throws {
      let scratch = try Scratch()
      let products = Command.products
      var files = [try scratch.write(Self.views, to: "Calls.swift")]
      for (name, text) in SkeletonRuntime.files { files.append(try scratch.write(text, to: name)) }
      let targets = [
        "COpenCombineHelpers", "HostRuntime", "ObjectPublishers", "OnChangeCompat", "OpenCombine",
        "OpenCombineDispatch",
        "OpenCombineFoundation", "ViewEngine", "ViewEngineCombine", "ViewGraph", "ViewPlatform",
      ]
      let objects = targets.flatMap { target -> [String] in
        let folder = products.appending(path: "\(target).build").path
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
      }
      let arguments =
        [
          "swiftc", "-module-name", "Skeletons", "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
          "-enable-upcoming-feature", "NonisolatedNonsendingByDefault", "-I", products.appending(path: "Modules").path,
          "-Xcc", "-fmodule-map-file=\(products.path)/COpenCombineHelpers.build/module.modulemap", "-o",
          "\(scratch.path)/run", "-lstdc++",
        ] + files + objects
      let build = try await Self.run("/usr/bin/env", arguments, scratch)
      try #require(build.hasSuffix("@@0"), "\(build)")
      var found: [String] = []
      for call in 1...66 {
        let output = try await Self.run(scratch.path + "/run", ["\(call)"], scratch)
        let line = try #require(output.split(separator: "\n").last { $0.hasPrefix("@@{") }, "\(call) \(output)")
        let facts = try JSONDecoder().decode(Facts.self, from: Data(line.dropFirst(2).utf8))
        let open = facts.open.map { $0.isEmpty ? "same" : $0.joined(separator: ", ") }
        found.append(
          "\(call) \(facts.differs.map { "differs " + $0.joined() } ?? open ?? "nothing") \(facts.runs == 0 ? "never" : facts.isForced == true ? "forced" : "")"
        )
      }
      #expect(
        found == [
          "1 same ", "2 choice else, choice if ", "3 work of shelf ", "4 write to shelf ", "5 differs price ",
          "6 differs shelf ", "7 max ", "8 same ", "9 differs price ", "10 differs saved ", "11 differs price ",
          "12 differs price ", "13 differs price ", "14 differs price ", "15 differs price ", "16 differs price ",
          "17 differs saved ", "18 differs price ", "19 differs price ", "20 differs price ", "21 differs price ",
          "22 differs price ", "23 differs price ", "24 #line ", "25 differs price ", "26 differs price ",
          "27 differs price ", "28 differs price ", "29 differs price ", "30 differs price ",
          "31 differs price ", "32 differs price ", "33 differs price ", "34 same ",
          "35 differs price ", "36 differs  ", "37 differs shelf ",
          "38 differs price ", "39 differs price ", "40 differs price ",
          "41 work of Cache ", "42 work of Info ", "43 differs price ", "44 differs price ", "45 differs price ",
          "46 differs price ", "47 differs price ", "48 effect of sync ",
          "49 differs price ", "50 work of UnsafeMutablePointer<Int> ", "51 differs price ", "52 differs price ",
          "53 differs price forced", "54 same never", "55 differs price ", "56 differs price ", "57 differs price ",
          "58 differs price ", "59 work of each of more than 3000 objects ", "60 differs price ",
          "61 differs price ", "62 differs price ", "63 differs price ", "64 work of Task.sleep ", "65 differs price ",
          "66 differs price ",
        ])
    }

    private static func run(_ program: String, _ arguments: [String], _ scratch: Scratch) async throws -> String {
      let out = try scratch.write("", to: "out")
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      let handle = try FileHandle(forWritingTo: URL(filePath: out))
      process.standardOutput = handle
      process.standardError = handle
      try await process.runToEnd()
      return try scratch.read("out") + "@@\(process.terminationStatus)"
    }
  }
#endif
