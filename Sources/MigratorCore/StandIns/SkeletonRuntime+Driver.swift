extension SkeletonRuntime {
  /// The parent, its steps, and the comparison of both forms.
  static let driver = #"""
    import Foundation
    import OnChangeCompat
    /// One side of a comparison: the legacy form or the modern one, with all values that the parent owns.
    final class __Run {
      var isModern = false
      var variants: [String: Int] = [:], counts: [String: Int] = [:]
      /// The first and the present text of each static value that code has set.
      var statics: [String: (first: String, now: String)] = [:], restores: [() -> Void] = []
      /// The calls of functions that nothing shows, with the arguments that a copy decides.
      var outside: [(name: String, text: String)] = []
      var kept: [String: AnyObject] = [:], objects: [String: AnyObject] = [:], namedObjects: [AnyObject] = []
      /// The objects that static properties have.
      var shared: [(name: String, object: AnyObject)] = []
      var states: [String: (set: (Int) -> Void, get: () -> Any)] = [:]
      var stateOrder: [String] = [], observed: [String] = [], log: [String] = []
      var names: [ObjectIdentifier: String] = [:]
      /// The objects that the parent made, each with its name.
      var sampled: [ObjectIdentifier: (name: String, object: AnyObject)] = [:]
      /// The objects that the project's code made.
      var own: Set<ObjectIdentifier> = []
      /// The parts of objects when they got a name in a record.
      var firsts: [ObjectIdentifier: [String: String]] = [:]
      var reads: [Int: [String]] = [:]
      var (replaced, branches): (Set<Int>, Set<Int>) = ([], [])
      var (seed, runs, depth, made, events, calls, parts, sleepers) = (0, 0, 0, 0, 0, 0, 0, 0)
      /// Whether a value has so many parts that the lists in all others are empty: lists in lists have many.
      var isLarge: Bool { parts > 1_000 }
      var tick: Binding<Int>?
      var (size, date) = (CGSize(width: 390, height: 844), Date(timeIntervalSinceReferenceDate: 0))
      /// Values that new ones are taken from, by type: code may ask whether an input is a value that something else has.
      var found: [ObjectIdentifier: [Any]] = [:]
      /// Gives each part of an object that is no object, and is not observed, a value by itself.
      func varyParts() {
        let all = objects.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } + shared
        for (number, (name, object)) in all.enumerated() where !(object is __Recorder) {
          for (place, part) in __parts(of: object).enumerated() where !observed.contains("\(name).\(part.name)") {
            if Mirror(reflecting: part.get()).displayStyle != .class { part.set(seed + __chance(200 + number * 50 + place, events)) }
          }
        }
      }
    }
    /// The seeds whose values are values that something else has, and those whose states and inputs vary by themselves.
    let (__borrowing, __mixing) = (12...15, 16..<32)
    /// The seeds that look for a difference where the others showed all that a proof needs: each value varies by chance.
    let __doubting = 32..<64
    func __chance(_ place: Int, _ event: Int) -> Int {
      let number = UInt64(place + 1) &* 73_856_093 ^ UInt64(event + 1) &* 19_349_663 ^ UInt64(__run.seed) &* 83_492_791
      return Int(((number ^ (number >> 13)) &* 0x9E37_79B9_7F4A_7C15) >> 40) % 24
    }
    var __run = __Run()
    /// The seconds that pass after each event. What is done later is not known.
    let __time = 30.0
    /// Whether each optional has a value, and each list some elements: code that crashes may rest on that.
    let __isFull = CommandLine.arguments.contains("full")
    /// Whether the observed value is a sample of its type, because no step changed it.
    var __isForced = false
    func __fail(_ reason: String) -> Never { if !__isForced { __print(["noValue": reason]) }; exit(0) }
    func __print(_ facts: [String: Any]) {
      let data = try! JSONSerialization.data(withJSONObject: facts, options: [.sortedKeys])
      Foundation.FileHandle.standardOutput.write(Data("@@".utf8) + data + Data("\n".utf8))
    }
    extension View {
      @ViewBuilder func __onChange<V: Equatable>(
        _ call: Int, of value: V, legacy: @escaping (V) -> Void, two: @escaping (V, V) -> Void
      ) -> some View {
        if __run.isModern {
          onChange(of: __Seen(value)) { (old: __Seen<V>, new: __Seen<V>) in __act { two(old.value, new.value) } }
        } else {
          onChange(of: __Seen(value), perform: { (new: __Seen<V>) in __act { legacy(new.value) } })
        }
      }
      func __onChange<V: Equatable>(
        _ call: Int, of value: V, legacy: @escaping (V) -> Void, zero: @escaping () -> Void
      ) -> some View { __onChange(call, of: value, legacy: legacy, two: { _, _ in zero() }) }
    }
    /// An observed value. One of unknown code is an object that changes its text.
    struct __Seen<V: Equatable>: Equatable {
      let (value, text): (V, String?)
      init(_ value: V) {
        self.value = __isForced ? __valueOf(V.self, __run.seed + __run.events) : value
        text = (self.value as? __Recorder)?.description
      }
      static func == (a: __Seen, b: __Seen) -> Bool { a.text == b.text && (a.text != nil || a.value == b.value) }
    }
    /// A method that is bound to a copy as the view is made.
    func __bound<T>(_ method: (T) -> Void, _ value: T) { method(value) }
    func __act(_ action: () -> Void) { __run.runs += 1; action() }
    struct __Leaf: View, __Sample {
      var body: some View { Text("") }
      static func __sample(_ n: Int) -> Self { Self() }
    }
    struct __Parent: View {
      @State var tick = 0
      let make: () -> AnyView
      var body: some View { let _ = tick; let _ = __run.tick = $tick; make().environment(\.viewportSize, __run.size) }
    }
    /// A call to answer.
    struct __Entry {
      var make: () -> AnyView
      var observed: [String]
      /// The names that the closures copy, each with the inputs that it is made of.
      var copies: [(name: String, roots: [String])]
      /// The reads of copies in the closure and in what it uses: the name of each.
      var sites: [Int: String]
      var numbers: [Int] = [], strings: [String] = []
    }
    var (__numbers, __strings) = ([1, 2, 5], ["a", "b", "c"])
    func __parts(of object: AnyObject) -> [(name: String, set: (Int) -> Void, get: () -> Any)] {
      if let model = object as? any __Model { return model.__parts }
      return (object as? any __Holder).map { holder in [("value", { (_: Int) in }, { holder.__held })] } ?? []
    }
    /// Sets a state, an input or a part of an object to its value with that number.
    func __apply(_ target: String, _ n: Int) { __making(target) { __set(target, n) } }
    private func __set(_ target: String, _ n: Int) {
      let parts = target.split(separator: ".").map(String.init)
      if parts.count > 1, var object = __run.objects[parts[0]] {
        for (place, name) in parts.dropFirst().enumerated() {
          let known = __parts(of: object)
          guard let part = known.first(where: { $0.name == name }) else { break }
          if place == parts.count - 2 || !(Mirror(reflecting: part.get()).displayStyle == .class) { part.set(n); return }
          object = part.get() as AnyObject
        }
        for (place, part) in __parts(of: object).enumerated() { part.set(n + (__run.seed < __mixing.lowerBound ? 0 : place * __run.seed % 7)) }
        return
      }
      if let hook = __run.states[parts[0]] { return hook.set(n) }
      // The binding in its place has its own value.
      if target.hasPrefix("binding ") { __run.states["the other " + target.dropFirst(8)]?.set(n + 1 + __run.seed / 3) }
      __run.variants[parts.count > 1 && __run.objects[parts[0]] == nil ? parts[0] : target] = n - __run.seed
    }
    /// All values after an event, by name.
    func __values() -> [(name: String, text: String)] {
      var values = __run.stateOrder.map { ($0, __text(__run.states[$0]!.get())) }
      values += __run.statics.filter { $0.value.first != $0.value.now }.map { ($0.key, $0.value.now) }
      var seen: Set<ObjectIdentifier> = []
      var pending: [(String, AnyObject, Int, [String: String])] = __run.objects.sorted { $0.key < $1.key }.map {
        (__run.names[ObjectIdentifier($0.value)] ?? $0.key, $0.value, 0, [:])
      }
      pending += __run.namedObjects.prefix(__limit).map { (__name(of: $0), $0, 0, __run.firsts[ObjectIdentifier($0)] ?? [:]) }
      var next = 0
      while next < pending.count {
        let (name, object, depth, firsts) = pending[next]
        next += 1
        if seen.count > __limit { __isCut = true; break }
        guard seen.insert(ObjectIdentifier(object)).inserted, depth < 3 else { continue }
        for part in __parts(of: object) where !(object is __Recorder) {
          let value = part.get()
          let text = __text(value)
          if firsts[part.name] != text { values.append(("\(name).\(part.name)", text)) }
          guard type(of: value) is AnyClass else { continue }
          let inner = firsts.isEmpty ? [:] : __run.firsts[ObjectIdentifier(value as AnyObject)] ?? [:]
          pending.append(("\(name).\(part.name)", value as AnyObject, depth + 1, inner))
        }
      }
      return values
    }
    struct __Outcome: Equatable {
      var log: [String] = [], values: [String: String] = [:], changes: [String] = []
      var runs = 0, reads: [Int: [String]] = [:], replaced: Set<Int> = [], branches: Set<Int> = []
      var outside: [String: [String]] = [:]
      /// The first effect that the other outcome does not have.
      func first(unlike other: __Outcome) -> String {
        let texts = zip(log + [""], other.log + [""]).first { $0 != $1 }.map { $0.0 }
        let value = values.sorted { $0.key < $1.key }.first { other.values[$0.key] != $0.value }.map { "\($0.key): \($0.value)" }
        return String((texts ?? value ?? "runs \(runs) times").prefix(120))
      }
      var sorted: __Outcome { var copy = self; copy.log.sort(); return copy }
      static func == (a: __Outcome, b: __Outcome) -> Bool {
        // NB: of many objects, each form may compare others.
        let isSame = __isCut ? a.values.allSatisfy { [nil, $1].contains(b.values[$0]) } : a.values == b.values
        return a.log == b.log && a.runs == b.runs && isSame
      }
    }
    @MainActor func __side(_ entry: __Entry, modern: Bool, seed: Int, script: [[(String, Int)]]) async -> [__Outcome] {
      let run = __Run()
      __run = run
      run.isModern = modern
      run.seed = seed
      run.observed = entry.observed
      __numbers = [1, 2, 5] + entry.numbers
      __strings = ["a", "b", "c"] + entry.strings
      var configuration = ViewHost.Configuration()
      configuration.onWarning = { _ in }
      configuration.holdsTime = true
      let host = ViewHost(__Parent(make: entry.make), configuration: configuration)
      _ = await host.settle()
      if seed > 0 {
        host.update {
          for name in run.stateOrder { run.states[name]!.set(seed) }
          for (_, object) in run.objects.sorted(by: { $0.key < $1.key }) where !(object is __Recorder) {
            for part in __parts(of: object) { part.set(seed) }
          }
          run.tick?.wrappedValue += 1
        }
        _ = await host.settle()
      }
      var outcomes: [__Outcome] = []
      for event in script {
        run.events += 1
        if seed > 0 {
          // NB: otherwise a flag that both forms set once would hide all that follows.
          host.update {
            for (place, name) in run.stateOrder.enumerated() where !run.observed.contains(name) {
              let shift = seed < __mixing.lowerBound ? 0 : (place + 1) * (seed % 7)
              run.states[name]!.set(seed + run.events + (__doubting.contains(seed) ? __chance(place, run.events) : shift))
            }
            if __doubting.contains(seed) { run.varyParts() }
          }
          _ = await host.settle()
        }
        (run.log, run.reads, run.replaced, run.branches, run.runs, run.calls) = ([], [:], [], [], 0, 0)
        run.outside = []
        let before = Dictionary(__values(), uniquingKeysWith: { a, _ in a })
        if __borrowing.contains(seed) || seed >= __mixing.lowerBound && seed % 4 == 3 { run.found = __found() }
        host.update { for (target, n) in event { __apply(target, n + seed) }; run.tick?.wrappedValue += 1 }
        _ = await host.advance(by: .seconds(__time))
        var outcome = __Outcome(log: run.log, runs: run.runs, reads: run.reads, replaced: run.replaced, branches: run.branches)
        outcome.outside = Dictionary(grouping: run.outside, by: { $0.name }).mapValues { $0.map { $0.text } }
        for (name, text) in __values() {
          outcome.values[name] = text
          if let old = before[name] ?? run.statics[name]?.first, old != text { outcome.changes.append("\(name): \(old) → \(text)") }
        }
        outcomes.append(outcome)
      }
      if run.sleepers > 0 { __closed.insert("Task.sleep") }
      host.dismiss()
      run.restores.forEach { $0() }
      return outcomes
    }
    /// What a run has found so far. A run that continues after a crash gets it back.
    struct __Progress: Swift.Codable {
      /// The number of the combination, and the side that runs.
      var (place, side, runs) = (0, "", 0)
      /// The combinations of which a side crashed: that side's name, or both.
      var crashed: [Int: String] = [:]
      var (varied, replaced, choices, worked): (Set<Int>, Set<Int>, Set<Int>, Set<Int>) = ([], [], [], [])
      var outside: Set<String> = []
      var isForced = false
      func say(_ side: String, at place: Int) {
        var now = self
        (now.place, now.side) = (place, side)
        let data = try! JSONEncoder().encode(now)
        Foundation.FileHandle.standardOutput.write(Data("@@at".utf8) + data + Data("\n".utf8))
      }
    }
    @MainActor func __answer(_ number: Int, _ entry: __Entry, _ progress: __Progress) async {
      let observed = entry.observed
      var combinations: [(names: [String], roots: [String])] = [([], [])]
      func roots(_ copies: [(name: String, roots: [String])]) -> [String] {
        Set(copies.flatMap { $0.roots }).subtracting(observed).sorted(by: <)
      }
      for set in __subsets(entry.copies) + (entry.copies.count > 3 ? [entry.copies] : []) {
        // NB: a closure, because a project may have a `map` of its key paths.
        combinations.append((set.map { $0.name }, roots(set)))
      }
      var progress = progress
      __isForced = progress.isForced
      // After a crash, one step at a time: a longer script has more values that code may refuse.
      var open: [String] {
        // What an object's own code did shows only in a difference.
        let names = entry.sites.filter { !progress.varied.contains($0.key) }.map { site, name in
          name.hasPrefix("work of ") && !progress.worked.contains(site) ? String(name.dropFirst(8)) : name
        }
        return Set(names).sorted(by: <)
      }
      func report() {
        // NB: a project may overload `+`, with which a long expression takes too long.
        let works = __closed.sorted(by: <).map { "work of \($0)" }, effects = progress.outside.sorted(by: <).map { "effect of \($0)" }
        let opaque = __opaque.intersection(entry.copies.flatMap { $0.roots }).sorted(by: <), lines = __readsLines ? ["#line"] : []
        let (all, made): ([[String]], [[String]]) = ([open, lines, opaque, works, effects], [[String](__makes), [String](__opaque)])
        __print([
          "runs": __isForced ? 0 : progress.runs, "open": all.flatMap { $0 }, "replaced": progress.replaced.sorted(by: <) as [Int],
          "made": made.flatMap { $0 }.sorted(by: <), "roots": roots(entry.copies), "isFull": __isFull,
        ])
      }
      for seed in Array(0..<(__isFull ? 12 : 8)) + __borrowing + __mixing + __doubting {
        if seed >= __borrowing.lowerBound, open.isEmpty != __doubting.contains(seed) { continue }
        // What counts if the time ends before the search does.
        if seed == __mixing.lowerBound { report() }
        // NB: all inputs and the observed value, one at a time, then together.
        for (offset, (names, roots)) in combinations.prefix(seed < __mixing.lowerBound ? 120 : 12).enumerated() {
          let place = seed * 120 + offset
          if place < progress.place || progress.crashed[place] != nil { continue }
          let isShort = __isFull && !__doubting.contains(seed)
          let script = (isShort ? [1] : seed < __mixing.lowerBound ? [1, 2, 3] : [1, 2, 3, 4, 5, 6]).map { n in
            // A replaced object changes the value too, and the old object keeps its parts.
            let own = observed.filter { (n + seed) % 2 == 0 || !roots.contains(String($0.prefix { $0 != "." })) }
            // NB: some changes go back, because code may ask for `.background` before `.inactive`.
            let value = seed >= __mixing.lowerBound && seed % 4 == 1 ? [0, 2, 1, 3, 5, 4, 2][n] : n
            return own.map { ($0, value) }
              + roots.enumerated().map { place, root in
                let shift = seed < __mixing.lowerBound ? seed % 3 : (seed + place) * seed % 5
                return (root, n + (__doubting.contains(seed) ? __chance(place + 100, n) : shift))
              }
          }
          if progress.side.hasSuffix(" alone") {
            _ = await __side(entry, modern: progress.side == "modern alone", seed: seed, script: script)
            return __print(["alone": true])
          }
          var (legacy, modern): ([__Outcome], [__Outcome]) = ([], [])
          // A first run may make what lives as long as the process: global values.
          for _ in 0...1 where legacy.isEmpty || legacy != modern {
            progress.say("legacy", at: place)
            legacy = await __side(entry, modern: false, seed: seed, script: script)
            progress.say("modern", at: place)
            modern = await __side(entry, modern: true, seed: seed, script: script)
          }
          for (place, (old, new)) in zip(legacy, modern).enumerated() {
            progress.runs += old.runs + new.runs
            progress.replaced.formUnion(old.replaced.union(new.replaced))
            progress.varied.formUnion(new.branches.filter { !entry.sites[$0, default: ""].hasPrefix("choice ") })
            // NB: for two values of each state, because a branch that writes a state's value shows no difference.
            let choices = new.branches.symmetricDifference(old.branches)
            if seed > 0, seed < __mixing.lowerBound || seed % 7 % 2 == 0 {
              progress.choices.formUnion(choices.map { $0 * 2 + (seed + place) % 2 })
            }
            progress.varied.formUnion(choices.filter { progress.choices.isSuperset(of: [$0 * 2, $0 * 2 + 1]) })
            for (site, texts) in old.reads where new.reads[site].map({ $0 != texts }) == true {
              // NB: a write to two objects that makes no difference was not seen, nor what their methods do.
              let (name, isObject) = (entry.sites[site, default: ""], __objectReads.contains(site))
              if name.hasPrefix("work of "), isObject { progress.worked.insert(site); continue }
              if !name.hasPrefix("write to ") { progress.varied.insert(site) }
            }
            progress.outside.formUnion(Set(old.outside.keys).union(new.outside.keys).filter { old.outside[$0] != new.outside[$0] })
            guard old != new else { continue }
            // NB: work that runs at the same time has no order, and two runs may have the same one by chance.
            let isReordered = old.sorted == new.sorted
            var isOrdered = true
            for _ in 0..<(isReordered ? 4 : 1) {
              let again = await __side(entry, modern: false, seed: seed, script: script)
              isOrdered = isOrdered && again == legacy
              guard again.map({ $0.sorted }) != legacy.map({ $0.sorted }) else { continue }
              let pair = zip(legacy, again).first { $0 != $1 }.map { "\($0.first(unlike: $1)) or \($1.first(unlike: $0))" } ?? ""
              return __print(["unstable": "the legacy form gives two results for the same steps: \(pair)"])
            }
            if isReordered, !isOrdered { continue }
            func facts(_ side: __Outcome, _ other: __Outcome) -> [String] {
              let writes = side.changes.filter { !other.changes.contains($0) }
              var rest = other.log
              let calls = side.log.filter { call in rest.firstIndex(of: call).map { rest.remove(at: $0) } == nil }
              if !(writes + calls).isEmpty { return Array((writes + calls).prefix(4)) }
              if side.runs != other.runs { return ["runs \(side.runs) time\(side.runs == 1 ? "" : "s")"] }
              let values = side.values.filter { other.values[$0.key] != $0.value }.map { "\($0.key): \($0.value)" }.sorted(by: <)
              return isReordered ? side.log.prefix(4) + ["in this order"] : values.isEmpty ? ["nothing of this"] : Array(values.prefix(4))
            }
            func shown(_ facts: [String]) -> [String] { facts.map { $0.count < 400 ? $0 : $0.prefix(400) + "…" } }
            return __print([
              "differs": names, "steps": place + 1, "seed": seed, "legacy": shown(facts(old, new)), "modern": shown(facts(new, old)),
              "runs": progress.runs, "replaced": progress.replaced.sorted(by: <) as [Int], "roots": roots, "isFull": __isFull,
              "isForced": __isForced,
            ])
          }
        }
      }
      progress.say("", at: 0)
      report()
      var forced = __Progress()
      guard progress.runs == 0, !__isForced else { return }
      forced.isForced = true
      await __answer(number, entry, forced)
    }
    /// What both forms of a call do in the same steps. A step gives inputs and states their values by number.
    @MainActor func outcomes(of call: Int, seed: Int, steps: [[(String, Int)]]) async -> (
      legacy: [__Outcome], modern: [__Outcome]
    ) {
      let entry = __entries[call]!
      let legacy = await __side(entry, modern: false, seed: seed, script: steps)
      return (legacy, await __side(entry, modern: true, seed: seed, script: steps))
    }
    @main struct __Main {
      static func main() async {
        guard CommandLine.arguments.count > 1, let number = Int(CommandLine.arguments[1]), let entry = __entries[number]
        else { print("no such call"); exit(2) }
        guard __confine() else { return __print(["unconfined": true]) }
        let given = CommandLine.arguments.last.flatMap { try? JSONDecoder().decode(__Progress.self, from: Data($0.utf8)) }
        await __answer(number, entry, given ?? __Progress())
        exit(0)
      }
    }
    """#
}
