#if OpenCombine && !canImport(Darwin)
  import Foundation
  import OnChangeCompat
  import Testing

  /// One use of each operator that Apple documents, on Combine or OpenCombine.
  @MainActor
  @Suite("Operators", .timeLimit(.minutes(20))) struct OperatorTests {
    private let numbers = [1, 2, 2, 3].publisher
    private func fail(_ number: Int) throws -> Int { throw Failed.once }
    private func throwsBool(_ number: Int) throws -> Bool { throw Failed.once }

    private struct Point: Codable, Equatable {
      var x = 1
      var y = 2
      var z = 3
    }

    @Test func `mapping operators send the documented output`() {
      #expect(sent(numbers.map { $0 * 2 }) == ["2", "4", "4", "6", "finished"])
      #expect(sent(Just(Point()).map(\.x)) == ["1", "finished"])
      #expect(sent(Just(Point()).map(\.x, \.y)) == ["(1, 2)", "finished"])
      #expect(sent(Just(Point()).map(\.x, \.y, \.z)) == ["(1, 2, 3)", "finished"])
      #expect(sent(numbers.tryMap(fail)) == ["once"])
      #expect(sent(Fail<Int, Failed>(error: .once).mapError { _ in CancellationError() }) == ["CancellationError()"])
      let optionals: [Int?] = [1, nil]
      #expect(sent(optionals.publisher.eraseToAnyPublisher().replaceNil(with: 0)) == ["1", "0", "finished"])
      #expect(sent(numbers.scan(0, +)) == ["1", "3", "5", "8", "finished"])
      #expect(sent(numbers.tryScan(0) { try $0 + fail($1) }) == ["once"])
      #expect(sent(Just(1).setFailureType(to: Failed.self)) == ["1", "finished"])
    }

    @Test func `filtering operators send the documented output`() {
      #expect(sent(numbers.filter { $0 > 1 }) == ["2", "2", "3", "finished"])
      #expect(sent(numbers.tryFilter(throwsBool)) == ["once"])
      #expect(sent(["1", "b"].publisher.compactMap { Int($0) }) == ["1", "finished"])
      #expect(sent(numbers.tryCompactMap { try fail($0) as Int? }) == ["once"])
      #expect(sent(numbers.removeDuplicates()) == ["1", "2", "3", "finished"])
      #expect(sent(numbers.removeDuplicates { $0 % 2 == $1 % 2 }) == ["1", "2", "3", "finished"])
      #expect(sent(numbers.tryRemoveDuplicates { first, _ in try throwsBool(first) }) == ["1", "once"])
      #expect(sent(Empty<Int, Never>().replaceEmpty(with: 7)) == ["7", "finished"])
      #expect(sent(Fail<Int, Failed>(error: .once).replaceError(with: 7)) == ["7", "finished"])
    }

    @Test func `reducing operators send the documented output`() {
      #expect(sent(numbers.collect()) == ["[1, 2, 2, 3]", "finished"])
      #expect(sent(numbers.collect(3)) == ["[1, 2, 2]", "[3]", "finished"])
      #expect(sent(numbers.ignoreOutput()) == ["finished"])
      #expect(sent(numbers.reduce(0, +)) == ["8", "finished"])
      #expect(sent(numbers.tryReduce(0) { try $0 + fail($1) }) == ["once"])
    }

    @Test func `count, max and min operators send the documented output`() {
      #expect(sent(numbers.count()) == ["4", "finished"])
      #expect(sent(numbers.max()) == ["3", "finished"])
      #expect(sent(numbers.max { $0 > $1 }) == ["1", "finished"])
      #expect(sent(numbers.tryMax { first, _ in try throwsBool(first) }) == ["once"])
      #expect(sent(numbers.min()) == ["1", "finished"])
      #expect(sent(numbers.min { $0 > $1 }) == ["3", "finished"])
      #expect(sent(numbers.tryMin { first, _ in try throwsBool(first) }) == ["once"])
    }

    @Test func `contains and allSatisfy operators send the documented output`() {
      #expect(sent(numbers.contains(3)) == ["true", "finished"])
      #expect(sent(numbers.contains { $0 > 3 }) == ["false", "finished"])
      #expect(sent(numbers.tryContains(where: throwsBool)) == ["once"])
      #expect(sent(numbers.allSatisfy { $0 > 0 }) == ["true", "finished"])
      #expect(sent(numbers.tryAllSatisfy(throwsBool)) == ["once"])
    }

    @Test func `sequence operators such as drop, prefix, first and last send the documented output`() {
      let start = PassthroughSubject<Void, Never>()
      #expect(sent(numbers.drop(untilOutputFrom: start)) == ["finished"])
      #expect(sent(numbers.prefix(untilOutputFrom: start)) == ["1", "2", "2", "3", "finished"])
      #expect(sent(numbers.dropFirst()) == ["2", "2", "3", "finished"])
      #expect(sent(numbers.drop { $0 < 3 }) == ["3", "finished"])
      #expect(sent(numbers.tryDrop(while: throwsBool)) == ["once"])
      #expect(sent(numbers.append(4, 5)).suffix(3) == ["4", "5", "finished"])
      #expect(sent(numbers.append([4])).suffix(2) == ["4", "finished"])
      #expect(sent(numbers.append(Just(4))).suffix(2) == ["4", "finished"])
      #expect(sent(numbers.prepend(0, 0)).prefix(3) == ["0", "0", "1"])
      #expect(sent(numbers.prepend([0])).prefix(2) == ["0", "1"])
      #expect(sent(numbers.prepend(Just(0))).prefix(2) == ["0", "1"])
      #expect(sent(numbers.prefix(2)) == ["1", "2", "finished"])
      #expect(sent(numbers.prefix { $0 < 3 }) == ["1", "2", "2", "finished"])
      #expect(sent(numbers.tryPrefix(while: throwsBool)) == ["once"])
      #expect(sent(numbers.first()) == ["1", "finished"])
      #expect(sent(numbers.first { $0 > 1 }) == ["2", "finished"])
      #expect(sent(numbers.tryFirst(where: throwsBool)) == ["once"])
      #expect(sent(numbers.last()) == ["3", "finished"])
      #expect(sent(numbers.last { $0 < 3 }) == ["2", "finished"])
      #expect(sent(numbers.tryLast(where: throwsBool)) == ["once"])
      #expect(sent(numbers.output(at: 3)) == ["3", "finished"])
      #expect(sent(numbers.output(in: 1...2)) == ["2", "2", "finished"])
    }

    @Test func `catch, tryCatch, assertNoFailure and retry handle failures as documented`() {
      #expect(sent(Fail<Int, Failed>(error: .once).catch { _ in Just(1) }) == ["1", "finished"])
      #expect(sent(Fail<Int, Failed>(error: .once).tryCatch { _ -> Just<Int> in throw Failed.once }) == ["once"])
      #expect(sent(Just(1).setFailureType(to: Failed.self).assertNoFailure()) == ["1", "finished"])
      var tries = 0
      let failing = Deferred { () -> Fail<Int, Failed> in
        tries += 1
        return Fail(error: .once)
      }
      #expect(sent(failing.retry(2)) == ["once"])
      #expect(tries == 3)
    }

    @Test func `encode and decode convert values with Foundation's coders`() throws {
      let data = try JSONEncoder().encode(Point())
      #expect(sent(Just(Point()).encode(encoder: JSONEncoder()).map(\.count)) == ["\(data.count)", "finished"])
      #expect(sent(Just(data).decode(type: Point.self, decoder: JSONDecoder()).map(\.y)) == ["2", "finished"])
    }

    @Test func `share subscribes once, and connectable publishers send only after connect()`() {
      let subject = PassthroughSubject<Int, Never>()
      var bag: Set<AnyCancellable> = []
      var lines: [String] = []
      let shared = subject.handleEvents(receiveSubscription: { _ in lines.append("subscribed") }).share()
      shared.sink { lines.append("a \($0)") }.store(in: &bag)
      shared.sink { lines.append("b \($0)") }.store(in: &bag)
      subject.send(1)
      #expect(lines.first == "subscribed")
      #expect(Set(lines.dropFirst()) == ["a 1", "b 1"])
      lines = []
      let multicast = subject.multicast { PassthroughSubject<Int, Never>() }
      multicast.sink { lines.append("multicast \($0)") }.store(in: &bag)
      let other = subject.multicast(subject: PassthroughSubject<Int, Never>())
      other.autoconnect().sink { lines.append("auto \($0)") }.store(in: &bag)
      let connectable = subject.makeConnectable()
      connectable.sink { lines.append("connectable \($0)") }.store(in: &bag)
      subject.send(2)
      #expect(lines.filter { $0.hasSuffix(" 2") && !$0.hasPrefix("a") && !$0.hasPrefix("b") } == [])
      #expect(lines.contains("auto 2"))
      multicast.connect().store(in: &bag)
      connectable.connect().store(in: &bag)
      subject.send(3)
      #expect(lines.contains("multicast 3"))
      #expect(lines.contains("connectable 3"))
    }

    @Test func `buffer, breakpoint, print and eraseToAnyPublisher pass all values on`() {
      #expect(sent(numbers.buffer(size: 4, prefetch: .byRequest, whenFull: .dropOldest)).count == 5)
      #expect(sent(numbers.breakpoint(receiveOutput: { _ in false })).count == 5)
      #expect(sent(numbers.breakpointOnError()).count == 5)
      struct Printed: TextOutputStream {
        func write(_ string: String) {}
      }
      #expect(sent(numbers.print("numbers", to: Printed())).count == 5)
      #expect(sent(numbers.eraseToAnyPublisher()).count == 5)
    }

    @Test func `all forms of sink, assign and subscribe deliver values`() async {
      final class Target: ObservableObject {
        @Published var latest = 0
        var number = 0
      }
      var bag: [AnyCancellable] = []
      let target = Target()
      Just(3).assign(to: \.number, on: target).store(in: &bag)
      Just(4).assign(to: &target.$latest)
      #expect(target.number == 3 && target.latest == 4)
      let subject = CurrentValueSubject<Int, Never>(0)
      Just(5).subscribe(subject).store(in: &bag)
      #expect(subject.value == 5)
      var received: [Int] = []
      numbers.subscribe(Subscribers.Sink(receiveCompletion: { _ in received.append(0) }) { received.append($0) })
      numbers.sink { received.append($0) }.store(in: &bag)
      numbers.sink(receiveCompletion: { _ in }, receiveValue: { received.append($0) }).store(in: &bag)
      #expect(received == [1, 2, 2, 3, 0, 1, 2, 2, 3, 1, 2, 2, 3])
    }
  }
#endif
