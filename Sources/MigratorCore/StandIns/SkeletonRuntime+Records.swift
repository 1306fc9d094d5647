extension SkeletonRuntime {
  /// The records of code that is not there.
  static let records = #"""
    import Foundation
    import OnChangeCompat
    func __record(_ name: String, _ arguments: [Any]) {
      if __run.log.count > 10_000 { __print(["unstable": "the closure never ends, or makes more than 10,000 calls"]); exit(0) }
      __run.log.append("calls \(name)(\(arguments.map { __text($0) }.joined(separator: ", ")))")
      if !name.hasSuffix("=") { __call(arguments) }
    }
    /// Calls the closures that unknown code is given. Code that starts itself again ends with the last one of an event.
    func __call(_ arguments: [Any]) {
      for argument in arguments where __run.calls < 20 {
        __run.calls += 1
        if let closure = argument as? () -> Void { closure() } else if let closure = argument as? () async -> Void { Task { @MainActor in await closure() } }
      }
    }
    /// Calls what a function without its body is given to call later.
    func __finish<each A, R>(_ closure: ((repeat each A) throws -> R)?) {
      guard __run.calls < 20, let closure else { return }
      for type in repeat (each A).self { guard __hasSample(type) else { return } }
      __run.calls += 1
      Task { @MainActor in _ = try? closure(repeat __valueOf((each A).self, __run.seed)) }
    }
    /// The reads whose values are objects of the project.
    var __objectReads: Set<Int> = []
    func __read<T>(_ site: Int, _ value: T) -> T {
      let mirror = Mirror(reflecting: value)
      let wrapped = mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value
      if Mirror(reflecting: wrapped).displayStyle == .class, !(wrapped is __Recorder), !(wrapped is __Stub) { __objectReads.insert(site) }
      __run.reads[site, default: []].append(__text(value))
      return value
    }
    /// A value that is made of copies. A call without a result has none to compare.
    func __test<T>(_ site: Int, _ value: T) -> T {
      if T.self == Void.self { __branch(site) }
      __run.reads[site, default: []].append(__textOnly(value))
      return value
    }
    /// The text of a value. NB: a new object has no name until an effect shows it.
    private func __textOnly(_ value: Any) -> String {
      let (names, objects, firsts, counts) = (__run.names, __run.namedObjects, __run.firsts, __run.counts)
      defer { (__run.names, __run.namedObjects, __run.firsts, __run.counts) = (names, objects, firsts, counts) }
      return __text(value)
    }
    func __ran(_ name: String) { __run.outside.append((name, "")) }
    func __did<T>(_ name: String, _ value: T) -> T { __ran(name); return value }
    func __passed<T>(_ name: String, _ value: T) -> T { __run.outside.append((name, value is any _Pointer ? "\(__run.isModern)" : __textOnly(value))); return value }  // NB: what a pointer leads to counts as different.
    func __branch(_ number: Int) { __run.branches.insert(number) }
    func __branch<T>(_ number: Int, _ value: T) -> T { __branch(number); return value }
    /// Stands for a statement that does not compile.
    func __replaced(_ number: Int, _ text: String, _ arguments: [Any] = []) {
      __run.replaced.insert(number)
      __run.log.append("runs `\(text)`\(arguments.isEmpty ? "" : " with " + arguments.map { __text($0) }.joined(separator: ", "))")
    }
    /// Stands for a value that cannot be computed.
    func __replaced<T>(_ number: Int, _ text: String, _ arguments: [Any] = []) -> T {
      let _: Void = __replaced(number, text, arguments)
      if T.self == Void.self { return () as! T }
      return __valueOf(T.self, __run.seed)
    }
    /// The result of code that is not there.
    func __result<T>(_ name: String, _ arguments: [Any] = []) -> T {
      __record(name, arguments)
      return T.self == Void.self ? () as! T : __valueOf(T.self, __run.seed)
    }
    /// A computed property that does not compile here: of an object, one value for each combination of its parts.
    func __property<T>(_ name: String, _ owner: Any) -> T {
      __record(name, [owner])
      let parts = (owner as? any __Model)?.__parts.map { $0.get() } ?? []
      let texts = (parts.isEmpty || owner is __Recorder ? [owner] : parts.filter { Mirror(reflecting: $0).displayStyle != .class }).map { __text($0) }
      return __valueOf(T.self, __run.seed + texts.joined().unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 60 })
    }
    /// A value of code that is not there, where the project's code unwraps it.
    func __maybe<T>(_ value: T) -> T? { __run.seed % 3 == 1 ? nil : value }
    func __send<S: Subject>(_ subject: S, _ input: S.Output) {
      __record("\(__name(of: subject)).send", [input])
      subject.send(input)
    }
    extension PassthroughSubject { func send(_ input: Output) { __send(self, input) } }
    extension CurrentValueSubject { func send(_ input: Output) { __send(self, input) } }
    extension Subject where Output == Void { func send() { __send(self, ()) } }
    func withAnimation<R>(_ animation: OnChangeCompat.Animation? = .default, _ body: () throws -> R) rethrows -> R {
      __record("withAnimation", [animation as Any])
      return try OnChangeCompat.withAnimation(animation, body)
    }
    func withTransaction<R>(_ transaction: OnChangeCompat.Transaction, _ body: () throws -> R) rethrows -> R {
      __record("withTransaction", [transaction])
      return try OnChangeCompat.withTransaction(transaction, body)
    }
    struct ScrollViewReader<Content: View>: View {
      @ViewBuilder var content: (ScrollViewProxy) -> Content
      var body: some View { OnChangeCompat.ScrollViewReader { _ in content(ScrollViewProxy()) } }
    }
    struct ScrollViewProxy: __Sample {
      func scrollTo<ID: Hashable>(_ id: ID, anchor: OnChangeCompat.UnitPoint? = nil) { __record("scrollTo", [id, anchor as Any]) }
      static func __sample(_ n: Int) -> Self { Self() }
    }
    func __name(of object: AnyObject) -> String {
      let id = ObjectIdentifier(object)
      if let known = __run.names[id] { return known }
      let name = __run.sampled[id]?.name ?? __counted(object)
      if __run.sampled[id] == nil, !__run.objects.values.contains(where: { $0 === object }) { __run.own.insert(id) }
      __give(object, name)
      return name
    }
    let __limit = 3_000
    /// Whether there were so many objects that only some of them are compared.
    var __isCut = false { didSet { if !oldValue { __closed.insert("each of more than \(__limit) objects") } } }
    func __give(_ object: AnyObject, _ name: String) {
      let id = ObjectIdentifier(object)
      __run.names[id] = name
      // NB: kept in any case, because a later object may get the place of a released one.
      __run.namedObjects.append(object)
      guard __run.namedObjects.count <= __limit else { __isCut = true; return }
      // NB: to read an object is no effect, and each form may read a different one.
      __run.firsts[id] = Dictionary(__parts(of: object).map { ($0.name, __text($0.get())) }, uniquingKeysWith: { a, _ in a })
    }
    func __counted(_ object: AnyObject) -> String {
      let type = "\(Swift.type(of: object))"
      __run.counts[type, default: 0] += 1
      return "\(type)#\(__run.counts[type]!)"
    }
    /// The values that states, objects and the elements of lists have, by type.
    func __found() -> [ObjectIdentifier: [Any]] {
      var found: [ObjectIdentifier: [Any]] = [:]
      func add(_ value: Any, _ depth: Int) {
        guard depth < 6, !(value is __Recorder), !(value is Bool) else { return }
        let mirror = Mirror(reflecting: value)
        let isPlain = mirror.displayStyle == .struct && !(value is any Hashable)
        if isPlain || [.optional, .collection, .dictionary, .tuple].contains(mirror.displayStyle) {
          mirror.children.forEach { add($0.value, depth + 1) }
          if !isPlain { return }
        }
        if let object = value as? any __Model { object.__parts.forEach { add($0.get(), depth + 1) } }
        if let one = value as? any Identifiable { add(one.id, depth + 1) }
        // Under the type of a run, all in their order, for values whose type is a protocol.
        if value is any Equatable, !(value is any __Model) || __run.seed >= __mixing.lowerBound {
          for kind in [Swift.type(of: value), __Run.self] as [Any.Type] { found[ObjectIdentifier(kind), default: []].append(value) }
        }
      }
      for name in __run.stateOrder { add(__run.states[name]!.get(), 0) }
      for (_, object) in __run.objects.sorted(by: { $0.key < $1.key }) { add(object, 0) }
      // Some code asks whether a state has a value of an input. Under other seeds these would hide the values of states.
      let inputs = __run.seed < __mixing.lowerBound ? [] : __run.kept.sorted { $0.key < $1.key }
      for (_, box) in inputs { Mirror(reflecting: box).children.forEach { add($0.value, 0) } }
      return found
    }
    /// Makes a value for a name. An observed one has to change, so that it takes what is found under few seeds only.
    func __making<T>(_ name: String, _ make: () -> T) -> T {
      guard __run.observed.contains(name), __run.seed != __borrowing.upperBound, __run.seed % 8 != 3 else { return make() }
      let found = __run.found
      defer { __run.found = found }
      __run.found = [:]
      return make()
    }
    /// Stands for what is not there: it takes any member and any call, and records the calls with their arguments.
    @dynamicMemberLookup @dynamicCallable
    class __Recorder: Hashable, Comparable, Identifiable, CustomStringConvertible, ObservableObject, Error, __Sample, __Model {
      var (__name, __version, __n, __isTagged) = ("", 0, 0, false)
      var __members: [String: __Recorder] = [:]
      weak var __source: __Recorder?
      required init() { __name = "\(Swift.type(of: self))" }
      init(_ name: String) { __name = name }
      class func __named(_ name: String) -> Self {
        if let known = __run.kept["named " + name] as? Self { return known }
        let one = Self.init()
        one.__name = name
        one.__isTagged = true
        __run.kept["named " + name] = one
        return one
      }
      class func __sample(_ n: Int) -> Self {
        let one = Self.init()
        one.__name = "\(self == __Recorder.self ? "value" : "\(self)")#\(n)"
        one.__n = n
        return one
      }
      private var version: Int { __version + (__source?.version ?? 0) }
      private var number: Int { __source?.number ?? __n }
      var description: String { version == 0 ? __name : __name + "/" + String(version) }
      static func == (a: __Recorder, b: __Recorder) -> Bool {
        if (a.__source === __implicit) == (b.__source === __implicit) {
          let texts = [a.description, b.description]
          // NB: two members of unknown objects may have one value.
          guard texts[0] != texts[1], a.__source != nil, b.__source != nil, __mixing.lowerBound <= __run.seed else {
            return texts[0] == texts[1]
          }
          return texts.joined().utf8.reduce(__run.seed) { $0 + Int($1) } % 3 == 0
        }
        if a.__source === __implicit { return b == a }
        // Which case a value of unknown code has is not known.
        let n: Int = a.value(" == " + b.__name)
        return (n + a.number + a.version + __run.seed + b.__name.utf8.reduce(0) { $0 + Int($1) }) % 3 == 0
      }
      static func < (a: __Recorder, b: __Recorder) -> Bool { a.description < b.description }
      func hash(into hasher: inout Hasher) { hasher.combine(description) }
      typealias ID = String
      var id: ID { description }
      var __parts: [(name: String, set: (Int) -> Void, get: () -> Any)] {
        [("*", { self.objectWillChange.send(); self.__version = $0 }, { self.__version })]
      }
      func __member(_ name: String) -> __Recorder {
        if let known = __members[name] { return known }
        let one = __Recorder(name.hasPrefix("(") || name.hasPrefix("[") ? __name + name : __name + "." + name)
        one.__source = self
        __members[name] = one
        return one
      }
      fileprivate func __converted<T>() -> T { value(" as \(T.self)") }
      private func value<T>(_ name: String = "") -> T {
        // NB: a value of unknown code may be a different one for each object.
        let read = "reads \(description)\(name)"
        if !name.isEmpty, !__run.log.contains(read) { __run.log.append(read) }
        return __valueOf(T.self, number + version + __run.seed)
      }
      subscript<T>(dynamicMember name: String) -> T { get { value("." + name) } set { __record("\(description).\(name) =", [newValue]) } }
      subscript(dynamicMember name: String) -> __Recorder { get { __member(name) } set { __record("\(description).\(name) =", [newValue]) } }
      subscript<K, T>(_ key: K) -> T { get { value("[\(__text(key))]") } set { __record("\(description)[\(__text(key))] =", [newValue]) } }
      subscript<K>(_ key: K) -> __Recorder { get { __member("[\(__text(key))]") } set { __record("\(description)[\(__text(key))] =", [newValue]) } }
      static subscript<K, T>(_ key: K) -> T { get { __named("\(self)").value("[\(__text(key))]") } set { __record("\(self)[\(__text(key))] =", [newValue]) } }
      static subscript<K>(_ key: K) -> __Recorder { get { __named("\(self)").__member("[\(__text(key))]") } set { __record("\(self)[\(__text(key))] =", [newValue]) } }
      @discardableResult func dynamicallyCall<T>(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> T {
        record(arguments)
        if T.self == Void.self { return () as! T }
        return value()
      }
      @discardableResult func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> __Recorder {
        record(arguments)
        return __member("(\(arguments.map { __text($0.value) }.joined(separator: ", ")))")
      }
      private func record(_ arguments: KeyValuePairs<String, Any>) {
        let texts = arguments.map { ($0.key.isEmpty ? "" : "\($0.key): ") + __text($0.value) }
        __run.log.append("calls \(description)(\(texts.joined(separator: ", ")))")
        __call(arguments.map { $0.value })
      }
    }
    extension BinaryInteger { init(_ value: __Recorder) { self = value.__converted() } }
    extension BinaryFloatingPoint { init(_ value: __Recorder) { self = value.__converted() } }
    extension String { init(_ value: __Recorder) { self = value.__converted() } }
    /// The class of all values whose type is a protocol of the project.
    class __Stub: Hashable, ObservableObject {
      var __n = 0
      required init() {}
      static func == (a: __Stub, b: __Stub) -> Bool { Swift.type(of: a) == Swift.type(of: b) && a.__n == b.__n }
      func hash(into hasher: inout Hasher) { hasher.combine(__n) }
    }
    /// The base of a member whose type is not there.
    var __implicit: __Recorder { .__named("") }
    /// An input of an unknown type.
    func __recorder(_ name: String) -> __Recorder {
      let one = __Recorder.__named(__tag(name))
      one.__n = __run.variants[name] ?? 0
      __run.objects[name] = one
      return one
    }
    func __made(_ one: __Recorder, _ arguments: [Any]) { one.__name = "\(Swift.type(of: one))(\(arguments.map { __text($0) }.joined(separator: ", ")))" }
    """#
}
