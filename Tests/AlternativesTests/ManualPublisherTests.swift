#if canImport(Combine) || OpenCombine
  import OnChangeCompat
  import Testing

  @MainActor
  @Suite("Objects that send objectWillChange themselves", .timeLimit(.minutes(20))) struct ManualPublisherTests {
    class Person: ObservableObject {
      var name = "a" { willSet { objectWillChange.send() } }
    }

    final class Worker: Person {
      var job = "none" { willSet { objectWillChange.send() } }
    }

    final class Box<Value>: ObservableObject {
      var value: Value { willSet { objectWillChange.send() } }
      init(_ value: Value) { self.value = value }
    }

    final class Forwarding: ObservableObject {
      let inner: Person
      private var subscription: AnyCancellable?
      init(_ inner: Person) {
        self.inner = inner
        subscription = inner.objectWillChange.sink { [unowned self] in objectWillChange.send() }
      }
    }

    final class Mixed: ObservableObject {
      @Published var published = 0
      var sent = 0 { willSet { objectWillChange.send() } }
    }

    final class Custom: ObservableObject {
      let objectWillChange = PassthroughSubject<Int, Never>()
      var number = 0 { willSet { objectWillChange.send(newValue) } }
    }

    final class Own: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      var number = 0 { willSet { objectWillChange.send() } }
    }

    struct Shown<Object: ObservableObject>: View {
      @ObservedObject var object: Object
      let text: (Object) -> String
      var body: some View { Text(text(object)) }
    }

    /// The texts of a view for an object, before and after a change.
    private func texts<Object: ObservableObject>(
      of object: Object, _ text: @escaping (Object) -> String, _ change: (Object) -> Void
    ) -> [String] {
      let host = ViewHost(Shown(object: object, text: text))
      let first = host.texts
      change(object)
      return first + host.texts
    }

    @Test func `a view updates when an object without published properties sends objectWillChange`() {
      #expect(texts(of: Person(), \.name) { $0.name = "b" } == ["a", "b"])
      #expect(texts(of: Worker(), { $0.name + $0.job }) { ($0.name, $0.job) = ("b", "cook") } == ["anone", "bcook"])
      #expect(texts(of: Box(1), { "\($0.value)" }) { $0.value = 2 } == ["1", "2"])
    }

    @Test func `a view updates when an object forwards another object's objectWillChange`() {
      #expect(texts(of: Forwarding(Person()), \.inner.name) { $0.inner.name = "b" } == ["a", "b"])
      #expect(texts(of: Forwarding(Worker()), \.inner.name) { $0.inner.name = "b" } == ["a", "b"])
    }

    @Test func `published properties and manual sends use the same objectWillChange publisher`() {
      #expect(texts(of: Mixed(), { "\($0.published) \($0.sent)" }) { $0.sent = 1 } == ["0 0", "0 1"])
      #expect(texts(of: Mixed(), { "\($0.published) \($0.sent)" }) { $0.published = 1 } == ["0 0", "1 0"])
      let mixed = Mixed()
      var count = 0
      let subscription = mixed.objectWillChange.sink { count += 1 }
      mixed.published = 1
      mixed.sent = 1
      #expect(count == 2)
      subscription.cancel()
    }

    @Test func `a view observes the objectWillChange publisher that the object declares`() {
      #expect(texts(of: Custom(), { "\($0.number)" }) { $0.number = 1 } == ["0", "1"])
      #expect(texts(of: Own(), { "\($0.number)" }) { $0.number = 1 } == ["0", "1"])
    }

    @Test func `each object keeps its own publisher, and the publisher does not keep the object alive`() {
      let (first, second) = (Person(), Person())
      #expect(first.objectWillChange === first.objectWillChange)
      #expect(first.objectWillChange !== second.objectWillChange)
      weak var gone: Person?
      var kept: [Person] = []
      for number in 0..<300 {
        let person = Person()
        _ = person.objectWillChange
        if number == 0 { gone = person }
        if number % 100 == 0 { kept.append(person) }
      }
      #expect(gone === kept.first)
      kept = []
      #expect(gone == nil)
    }

    @Test func `an object can send objectWillChange in deinit`() {
      final class Closing: ObservableObject {
        deinit { objectWillChange.send() }
      }
      weak var gone: Closing?
      do {
        let closing = Closing()
        _ = closing.objectWillChange
        gone = closing
      }
      #expect(gone == nil)
    }

    @Test func `a generic function and an existential find the same publisher`() {
      func publisher<Object: ObservableObject>(of object: Object) -> ObservableObjectPublisher
      where Object.ObjectWillChangePublisher == ObservableObjectPublisher { object.objectWillChange }
      let person = Person()
      let bare = person.objectWillChange
      let any: any ObservableObject = person
      #expect(publisher(of: person) === bare)
      #expect(any.objectWillChange as? ObservableObjectPublisher === bare)
    }
  }
#endif
