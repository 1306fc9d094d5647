extension SkeletonRuntime {
  /// Objects without samples of their own.
  private static let objects = [
    ("DateFormatter NumberFormatter JSONDecoder JSONEncoder NSObject NSSet NSOrderedSet NSLock", "_ in", ""),
    ("NSArray NSMutableArray NSDictionary NSMutableDictionary NSRecursiveLock Operation", "_ in", ""),
    ("NSPredicate", "n in", "value: n % 2 == 0"), ("Unit", "n in", "symbol: String.__sample(n)"),
    ("Progress", "n in", "totalUnitCount: Int64(n)"),
    ("NSDate", "n in", "timeIntervalSinceReferenceDate: Double(n)"),
    ("NSURL", "n in", "fileURLWithPath: String.__sample(n)"),
    ("NSString NSMutableString NSAttributedString NSMutableAttributedString", "n in", "string: String.__sample(n)"),
  ].flatMap { names, head, value in
    names.split(separator: " ").map { "Foundation.\($0)" }.map {
      "ObjectIdentifier(\($0).self): { \(head) \($0)(\(value)) },"
    }
  }.joined(separator: "\n")
  /// The values that a generated parent gives to views.
  static let values = #"""
    import Foundation
    import OnChangeCompat
    extension NSMutableAttributedString { convenience init() { self.init(string: "") } }
    /// A type that has values for the parent.
    protocol __Sample { static func __sample(_ n: Int) -> Self }
    extension __Sample { static func __any(_ n: Int) -> Any { __sample(n) } }
    func __valueOf<T>(_ type: T.Type = T.self, _ n: Int) -> T {
      let value = __sampleOf(type, n)
      if Swift.type(of: value as Any) is AnyObject.Type, __run.sampled[ObjectIdentifier(value as AnyObject)] == nil {
        // NB: by its place among the samples, because a name by first use would be the same for two objects.
        __run.sampled[ObjectIdentifier(value as AnyObject)] = (__counted(value as AnyObject), value as AnyObject)
      }
      return value
    }
    private func __sampleOf<T>(_ type: T.Type, _ n: Int) -> T {
      __run.parts = __run.depth == 0 ? 0 : __run.parts + 1
      __run.depth += 1
      defer { __run.depth -= 1 }
      let isProtocol = !__run.found.isEmpty && __existentials[ObjectIdentifier(type)] != nil
      let found = __run.found[ObjectIdentifier(isProtocol ? __Run.self : type)]?.filter { $0 is T } ?? []
      // The values of states come first. Some seeds take no others, which may be many.
      let all = found.prefix(__run.seed % 4 < 2 ? 4 : found.count)
      if !all.isEmpty, let value = all[n % all.count] as? T { return value }
      if __run.depth > 60 { __fail("a value of type \(type), which contains itself,") }
      if let kind = type as? any __Sample.Type, let value = kind.__any(n) as? T { return value }
      if let make = __existentials[ObjectIdentifier(type)] ?? __fixed[ObjectIdentifier(type)], let value = make(n) as? T { return value }
      if type == Any.self {
        let all: [Any] = [__Token(n: n), String.__sample(n), Bool.__sample(n), Int.__sample(n), Double.__sample(n)]
        return all[__run.seed % all.count] as! T
      }
      if let kind = type as? any CaseIterable.Type, let value = __case(kind, n) as? T { return value }
      if let kind = type as? any RawRepresentable.Type, let value = __raw(kind, n) as? T { return value }
      __fail("a value of type \(type)")
    }
    /// A value of one of the types that conform to a protocol: of the same one in all steps of a run.
    func __one(of types: [any __Sample.Type], _ n: Int) -> Any { types[__run.seed % types.count].__any(n) }
    func __hasSample<T>(_ type: T.Type) -> Bool {
      type is any __Sample.Type || __existentials[ObjectIdentifier(type)] != nil || __fixed[ObjectIdentifier(type)] != nil
        || type == Any.self
        || (type as? any CaseIterable.Type).map { __case($0, 0) != nil } ?? false
        || (type as? any RawRepresentable.Type).map { __raw($0, 0) != nil } ?? false
    }
    private func __case<T: CaseIterable>(_ type: T.Type, _ n: Int) -> T? {
      let all = Array(type.allCases)
      return all.isEmpty ? nil : all[n % all.count]
    }
    /// Such as an option set, or an enumeration of the system.
    private func __raw<T: RawRepresentable>(_ type: T.Type, _ n: Int) -> T? {
      if T.RawValue.self == String.self { return T(rawValue: String.__sample(n) as! T.RawValue) }
      func number<I: FixedWidthInteger>(_ type: I.Type, _ n: Int) -> T.RawValue? { I(exactly: n) as? T.RawValue }
      guard let kind = T.RawValue.self as? any FixedWidthInteger.Type else { return nil }
      return [n % 4, n % 2, 0, 1].lazy.compactMap { number(kind, $0).flatMap(T.init(rawValue:)) }.first
    }
    private let __memory = UnsafeMutableRawPointer(calloc(4_096, 1)!)
    /// The values of types that are no structures, and of closures.
    private let __fixed: [ObjectIdentifier: (Int) -> Any] = [
      ObjectIdentifier(Foundation.Timer.self): { _ in Foundation.Timer(timeInterval: 1e9, repeats: false) { _ in } },
      \#(objects)
      ObjectIdentifier(Swift.UnsafeRawPointer.self): { Swift.UnsafeRawPointer(__memory + $0) },
      ObjectIdentifier(Swift.UnsafeMutableRawPointer.self): { __memory + $0 },
      ObjectIdentifier(Foundation.OperationQueue.self): { _ in Foundation.OperationQueue.main },
      ObjectIdentifier(Foundation.DispatchQueue.self): { _ in Foundation.DispatchQueue.main },
      ObjectIdentifier(Foundation.DispatchQoS.self): { _ in Foundation.DispatchQoS.default },
      ObjectIdentifier(Foundation.DispatchWorkItem.self): { n in Foundation.DispatchWorkItem { __record("work item #\(n)", []) } },
      ObjectIdentifier(Foundation.NSError.self): { Foundation.NSError(domain: "domain", code: $0) },
      ObjectIdentifier(Foundation.NSNumber.self): { Foundation.NSNumber(value: $0) },
      ObjectIdentifier((any Error).self): { __Token(n: $0) },
      ObjectIdentifier(AnyHashable.self): { AnyHashable(String.__sample($0)) },
      ObjectIdentifier(Void.self): { _ in () },
      ObjectIdentifier(Foundation.Timer.TimerPublisher.self): { Foundation.Timer.publish(every: Double($0 + 1), on: .main, in: .common) },
      ObjectIdentifier(Publishers.Autoconnect<Foundation.Timer.TimerPublisher>.self): { Foundation.Timer.publish(every: Double($0 + 1), on: .main, in: .common).autoconnect() },
      ObjectIdentifier(Any.Type.self): { [Int.self, String.self, Bool.self][$0 % 3] as Any.Type },
      ObjectIdentifier((() -> Void).self): { n in { __record("closure #\(n)", []) } },
    ]
    /// Changes a property that has a first value.
    func __vary<T>(_ value: inout T, _ n: Int) { if __run.depth < 8, __hasSample(T.self) { value = __valueOf(T.self, n) } }
    func __pick<T>(_ n: Int) -> T { __valueOf(T.self, n) }
    func __pick<T>(_ n: Int, _ place: Int) -> T { __valueOf(T.self, n + place * (__run.seed / 4)) }
    func __pickID<T>(_ n: Int) -> T { __valueOf(T.self, n % 3 == 2 ? n : 0) }
    final class __Box<T> { let value: T; init(_ value: T) { self.value = value } }
    /// Constants that unknown code makes, objects whose work nothing shows, and whether code reads its line.
    var (__makes, __opaque, __readsLines): (Set<String>, Set<String>, Bool) = ([], [], false)
    func __line<T: ExpressibleByIntegerLiteral>() -> T { __readsLines = true; return 0 }
    /// An input of the view: a copy that its parent passes. `isMade`: whether each view computes it by the same code.
    func __input<T>(_ name: String, or original: (() -> T)? = nil, isMade: Bool = false) -> T {
      let n = __run.variants[name] ?? 0
      let key = "\(name)#\(n)"
      if let known = __run.kept[key] as? __Box<T> { return known.value }
      let usesOriginal = original != nil && (isMade || n == 0 && __run.seed == 0 || !__hasSample(T.self))
      let value = usesOriginal ? original!() : __making(name) { __valueOf(T.self, n + __run.seed) }
      __run.kept[key] = __Box(value)
      // NB: whether two of unknown code act alike is not known, so that they are no difference, and no proof.
      if isMade, let recorder = value as? __Recorder, !recorder.__isTagged { __makes.insert(name) }
      if Mirror(reflecting: value).displayStyle == .class {
        __run.objects[name] = value as AnyObject
        if !(value is any __Model), !(value is any Subject) { __opaque.insert(name) }
        // By the input, because a name by first use would be the same for two objects.
        if !(value is __Recorder), __run.names[ObjectIdentifier(value as AnyObject)] == nil {
          __run.names[ObjectIdentifier(value as AnyObject)] = __tag(name)
          // NB: a write to an object that its input has no more is an effect too.
          __run.namedObjects.append(value as AnyObject)
        }
      }
      return value
    }
    /// A static property's value, which lives as long as the run: no form sees a write of the other form.
    func __static<T>(_ name: String, _ make: () -> T) -> T {
      if let known = __run.kept["static " + name] as? __Box<T> { return known.value }
      let value = __quiet(make)
      __run.kept["static " + name] = __Box(value)
      // Some seeds keep what the project's code makes of it.
      if __run.seed % 2 == 1, let object = value as? any __Model { __quiet { object.__parts.forEach { $0.set(__run.seed) } } }
      __noteStatic(name, value)
      return value
    }
    /// The objects of a static value, which code reaches without an input. A write to one is an effect.
    private func __noteStatic(_ name: String, _ value: Any, _ depth: Int = 0) {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle != .class {
        for (place, part) in mirror.children.prefix(20).enumerated() where depth < 4 {
          __noteStatic("\(name).\(part.label ?? "\(place)")", part.value, depth + 1)
        }
        return
      }
      let object = value as AnyObject
      guard __run.names[ObjectIdentifier(object)] == nil, !(object is __Recorder) else { return }
      __run.shared.append((name, object))
      __give(object, name)
    }
    /// Keeps no record of calls that are made once, at the first use in the process.
    func __quiet<T>(_ make: () -> T) -> T { let log = __run.log; defer { __run.log = log }; return make() }
    func __setStatic<T>(_ name: String, _ value: T) {
      let key = "static " + name
      let first = __run.statics[name]?.first ?? (__run.kept[key] as? __Box<T>).map { __text($0.value) } ?? ""
      __run.kept[key] = __Box(value)
      __run.statics[name] = (first, __text(value))
    }
    /// Notes a write to a global variable without a type. The next run begins with its first value.
    func __wrote<T>(_ name: String, _ old: T, _ new: T, _ restore: @escaping (T) -> Void) {
      if __run.statics[name] == nil { __run.restores.append { restore(old) } }
      __run.statics[name] = (__run.statics[name]?.first ?? __text(old), __text(new))
    }
    @propertyWrapper struct __Kept<T> {
      let (key, make): (String, () -> T)
      init(wrappedValue: @autoclosure @escaping () -> T, _ key: String) { (self.key, make) = (key, wrappedValue) }
      var wrappedValue: T { get { __static(key, make) } nonmutating set { _ = wrappedValue; __setStatic(key, newValue) } }
    }
    func __environment<T>(_ name: String, _ path: KeyPath<EnvironmentValues, T>) -> T { __input(name, or: { EnvironmentValues()[keyPath: path] }) }
    /// The number of the value that an input has now.
    func __tag(_ name: String) -> String { "\(name)\(__run.variants[name].map { $0 == 0 ? "" : "#\($0)" } ?? "")" }
    final class __Cell<T>: Observable {
      private let registrar = ObservationRegistrar()
      private var stored: T
      init(_ value: T) { stored = value }
      var value: T {
        get { registrar.access(self, keyPath: \.value); return stored }
        set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
      }
    }
    /// A binding to a value of the parent; the variant of `binding NAME` selects one of two values.
    func __binding<T>(_ name: String, or original: (() -> T)? = nil) -> Binding<T> {
      func cell(_ number: Int) -> __Cell<T> {
        if let known = __run.kept["\(name)@\(number)"] as? __Cell<T> { return known }
        let cell = __Cell<T>(original?() ?? __valueOf(T.self, __run.seed + number))
        __run.kept["\(name)@\(number)"] = cell
        return cell
      }
      let current = cell((__run.variants["binding " + name] ?? 0) % 2)
      for number in 0...1 {
        let cell = cell(number)
        __hook(number == 0 ? name : "the other \(name)", set: { cell.value = __valueOf(T.self, $0) }, get: { cell.value })
      }
      return Binding(get: { current.value }, set: { current.value = $0 })
    }
    /// Lets the parent set a state.
    func __hook(_ name: String, set: @escaping (Int) -> Void, get: @escaping () -> Any) {
      if __run.states[name] == nil { __run.stateOrder.append(name) }
      __run.states[name] = (set, get)
    }
    func __state<T>(_ name: String, _ value: Binding<T>) { __hook(name, set: { value.wrappedValue = __valueOf(T.self, $0) }, get: { value.wrappedValue }) }
    func __object<T>(_ name: String, _ object: T) { if Mirror(reflecting: object).displayStyle == .class { __run.objects[name] = object as AnyObject } }
    /// A class whose stored properties the parent can set. The superclass that it has in the project may make it hashable.
    protocol __Model: AnyObject, Hashable { var __parts: [(name: String, set: (Int) -> Void, get: () -> Any)] { get } }
    extension __Model {
      static func == (a: Self, b: Self) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    struct __Token:
      Hashable, Comparable, Identifiable, CaseIterable, Swift.Codable, CustomStringConvertible, View, Error, Transferable, __Sample
    {
      static var allCases: [__Token] { (0..<4).map { __Token(n: $0) } }
      static var transferRepresentation: some TransferRepresentation { ProxyRepresentation { $0.description } }
      var n: Int
      var id: Int { 0 }
      var description: String { "token \(n)" }
      var body: some View { Text("") }
      static func < (a: __Token, b: __Token) -> Bool { a.n < b.n }
      static func __sample(_ n: Int) -> __Token { __Token(n: n) }
    }
    /// What shows one value.
    protocol __Holder { var __held: Any { get } }
    extension String: __Sample {
      // Some code takes only numbers, or only identifiers.
      static func __sample(_ n: Int) -> String {
        switch __run.seed {
        case 2...3: String(Int.__sample(n))
        case 4...5: UUID.__sample(n).uuidString
        case 7: String(repeating: __strings[n % __strings.count], count: 1_000)
        default: __strings[n % __strings.count]
        }
      }
    }
    extension Optional: __Sample {
      static func __sample(_ n: Int) -> Wrapped? { n % 3 == 0 && !__isFull || __run.depth > 6 || __run.isLarge || !__hasSample(Wrapped.self) ? nil : __valueOf(Wrapped.self, n) }
    }
    extension Array: __Sample {
      static func __sample(_ n: Int) -> [Element] {
        if __run.depth > 4 || __run.isLarge || !__hasSample(Element.self) { return [] }
        // Enough for any index, under some of the seeds; or as many as the code compares with.
        let counts = [1, 2, 0] + (__run.depth > 1 ? [] : __numbers.dropFirst(3).filter({ 3...40 ~= $0 }))
        let count = 6...15 ~= __run.seed || __isFull ? 6 : counts[n % counts.count]
        return (0..<count).map { __valueOf(Element.self, $0 + n) }
      }
    }
    extension Set: __Sample { static func __sample(_ n: Int) -> Set<Element> { Set([Element].__sample(n)) } }
    extension Dictionary: __Sample {
      static func __sample(_ n: Int) -> [Key: Value] {
        n % 3 == 0 && !__isFull || __run.depth > 4 || __run.isLarge || !__hasSample(Key.self) || !__hasSample(Value.self)
          ? [:] : [__valueOf(Key.self, n): __valueOf(Value.self, n)]
      }
    }
    extension ClosedRange: __Sample where Bound: __Sample {
      static func __sample(_ n: Int) -> Self {
        Swift.min(Bound.__sample(n), .__sample(n + 1))...Swift.max(Bound.__sample(n), .__sample(n + 1))
      }
    }
    extension Range: __Sample where Bound: __Sample { static func __sample(_ n: Int) -> Self { { $0.lowerBound..<$0.upperBound }(ClosedRange.__sample(n)) } }
    extension Binding: __Sample, __Holder {
      var __held: Any { wrappedValue }
      static func __sample(_ n: Int) -> Binding<Value> {
        let cell = __Cell<Value>(__valueOf(Value.self, n))
        return Binding(get: { cell.value }, set: { __record("binding #\(n) =", [$0]); cell.value = $0 })
      }
    }
    extension Task: __Sample {
      static func __sample(_ n: Int) -> Task {
        let value = __valueOf(Success.self, n)
        return Task<Success, Never> { value } as? Task ?? Task<Success, any Error> { value } as! Task
      }
    }
    extension UnsafeMutablePointer: __Sample { static func __sample(_ n: Int) -> Self { __memory.assumingMemoryBound(to: Pointee.self) } }
    extension Result: __Sample { static func __sample(_ n: Int) -> Result { .success(__valueOf(Success.self, n)) } }
    extension AsyncStream: __Sample { static func __sample(_ n: Int) -> AsyncStream { let one = __valueOf(Element.self, n); return AsyncStream { $0.yield(one); $0.finish() } } }
    extension AsyncStream.Continuation: __Sample { static func __sample(_ n: Int) -> Self { AsyncStream<Element>.makeStream().continuation } }
    extension PassthroughSubject: __Sample { static func __sample(_ n: Int) -> Self { Self() } }
    extension CurrentValueSubject: __Sample, __Holder {
      var __held: Any { value }
      static func __sample(_ n: Int) -> Self { Self(__valueOf(Output.self, n)) }
    }
    extension AnyCancellable: __Sample { static func __sample(_ n: Int) -> AnyCancellable { AnyCancellable {} } }
    /// All sets of at most three elements.
    func __subsets<T>(_ all: [T]) -> [[T]] {
      var found = all.map { [$0] }
      for a in all.indices { for b in all.indices where b > a { found.append([all[a], all[b]]) } }
      for a in all.indices { for b in all.indices where b > a { for c in all.indices where c > b { found.append([all[a], all[b], all[c]]) } } }
      return found
    }
    """#
}
