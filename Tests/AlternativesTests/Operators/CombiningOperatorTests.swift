#if OpenCombine && !canImport(Darwin)
  import OnChangeCompat
  import Testing

  /// The operators of Combine that join publishers, on Combine or OpenCombine.
  @MainActor
  @Suite("Operators that join publishers", .timeLimit(.minutes(20))) struct CombiningOperatorTests {
    typealias Numbers = PassthroughSubject<Int, Failed>

    final class Sent {
      var lines: [String] = []
      var bag: Set<AnyCancellable> = []

      init<Source: Publisher>(_ source: Source) {
        source.sink { [unowned self] in
          if case .failure(let error) = $0 { lines.append("\(error)") } else { lines.append("finished") }
        } receiveValue: { [unowned self] in
          lines.append("\($0)")
        }.store(in: &bag)
      }
    }

    @Test func `combineLatest sends the latest values once each publisher has sent one`() {
      let (a, b, c, d) = (Numbers(), Numbers(), Numbers(), Numbers())
      let two = Sent(a.combineLatest(b))
      let sum = Sent(a.combineLatest(b) { $0 + $1 })
      let three = Sent(a.combineLatest(b, c))
      let product = Sent(a.combineLatest(b, c) { $0 * $1 * $2 })
      let four = Sent(a.combineLatest(b, c, d))
      let total = Sent(a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 })
      a.send(1)
      a.send(2)
      b.send(3)
      c.send(4)
      d.send(5)
      a.send(6)
      #expect(two.lines == ["(2, 3)", "(6, 3)"])
      #expect(sum.lines == ["5", "9"])
      #expect(three.lines == ["(2, 3, 4)", "(6, 3, 4)"])
      #expect(product.lines == ["24", "72"])
      #expect(four.lines == ["(2, 3, 4, 5)", "(6, 3, 4, 5)"])
      #expect(total.lines == ["14", "18"])
    }

    @Test func `combineLatest finishes after its last publisher and fails with the first failure`() {
      let (a, b) = (Numbers(), Numbers())
      let both = Sent(a.combineLatest(b))
      a.send(1)
      a.send(completion: .finished)
      b.send(2)
      b.send(3)
      #expect(both.lines == ["(1, 2)", "(1, 3)"])
      b.send(completion: .finished)
      #expect(both.lines.last == "finished")
      let (c, d) = (Numbers(), Numbers())
      let failing = Sent(c.combineLatest(d))
      d.send(completion: .failure(.once))
      c.send(1)
      #expect(failing.lines == ["once"])
      #expect(sent(Empty<Int, Never>().combineLatest(Just(1))) == ["finished"])
      #expect(sent(Fail<Int, Failed>(error: .once).combineLatest(Numbers())) == ["once"])
      #expect(sent([1, 2].publisher.combineLatest([3, 4].publisher)) == ["(2, 3)", "(2, 4)", "finished"])
    }

    @Test func `combineLatest respects demand and sends no completion after it is cancelled`() {
      final class Slow: Subscriber {
        var lines: [String] = []
        var subscription: (any Subscription)?
        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: (Int, Int)) -> Subscribers.Demand {
          lines.append("\(input)")
          return .none
        }
        func receive(completion: Subscribers.Completion<Failed>) { lines.append("end") }
      }
      let (a, b, slow) = (CurrentValueSubject<Int, Failed>(1), CurrentValueSubject<Int, Failed>(2), Slow())
      a.combineLatest(b).subscribe(slow)
      #expect(slow.lines == [])
      slow.subscription?.request(.max(1))
      #expect(slow.lines == ["(1, 2)"])
      a.send(3)
      #expect(slow.lines == ["(1, 2)"])
      slow.subscription?.request(.max(1))
      slow.subscription?.cancel()
      a.send(4)
      b.send(completion: .failure(.once))
      #expect(slow.lines.last != "end")
    }

    @Test func `merge sends the values of up to four publishers and finishes after the last`() {
      let all = (1...4).map { _ in Numbers() }
      let results = [
        Sent(all[0].merge(with: all[1]).eraseToAnyPublisher()),
        Sent(all[0].merge(with: all[1], all[2])),
        Sent(all[0].merge(with: all[1], all[2], all[3])),
        Sent(Publishers.MergeMany(all)),
      ]
      for (number, publisher) in all.enumerated() { publisher.send(number) }
      #expect(results.map(\.lines.count) == [2, 3, 4, 4])
      for publisher in all.dropLast() { publisher.send(completion: .finished) }
      #expect(results.map { $0.lines.last == "finished" } == [true, true, false, false])
      all[3].send(completion: .failure(.once))
      #expect(results.map(\.lines.last).suffix(2) == ["once", "once"])
    }

    @Test func `a merge of a merge is one flat publisher`() {
      let three: Publishers.Merge3<Just<Int>, Just<Int>, Just<Int>> =
        Publishers.Merge(Just(1), Just(2)).merge(with: Just(3))
      #expect(sent(three) == ["1", "2", "3", "finished"])
      #expect(sent(Publishers.MergeMany(Just(1), Just(2)).merge(with: Just(3))) == ["1", "2", "3", "finished"])
    }

    @Test func `zip, flatMap and switchToLatest send the documented values`() {
      let (a, b) = ([1, 2, 3].publisher, ["a", "b"].publisher)
      #expect(sent(a.zip(b)) == [#"(1, "a")"#, #"(2, "b")"#, "finished"])
      #expect(sent(a.zip(b) { "\($0)\($1)" }) == ["1a", "2b", "finished"])
      #expect(sent(a.zip(a, b)).count == 3)
      #expect(sent(a.zip(a, a, b)).count == 3)
      #expect(sent(a.flatMap { Just($0 * 2) }) == ["2", "4", "6", "finished"])
      #expect(sent(a.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher }).count == 7)
      #expect(sent(a.map { Just($0 * 2) }.switchToLatest()) == ["2", "4", "6", "finished"])
    }

    @Test func `a view receives a joined publisher's values and keeps its subscription`() throws {
      final class Form: ObservableObject {
        @Published var name = ""
        @Published var isAgreed = false
        let log: Log
        init(log: Log) { self.log = log }
      }
      struct Screen: View {
        @ObservedObject var form: Form
        @State private var isValid = false
        var body: some View {
          Text(isValid ? "valid" : "invalid")
            .onReceive(form.$name.combineLatest(form.$isAgreed)) {
              form.log("\($0.0) \($0.1)")
              isValid = !$0.0.isEmpty && $0.1
            }
        }
      }
      let log = Log()
      let form = Form(log: log)
      let host = ViewHost(Screen(form: form))
      host.update { form.name = "Ada" }
      host.update { form.isAgreed = true }
      #expect(host.texts == ["valid"])
      #expect(log.take() == [" false", "Ada false", "Ada true"])
    }
  }
#endif
