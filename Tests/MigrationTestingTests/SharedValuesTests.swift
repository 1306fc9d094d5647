import Foundation
import OnChangeCompat
import Testing

@testable import MigrationTesting

private final class Shelf {
  var price = 0
  var all: [Int] = [0]
  func add(_ price: Int) { all[0] = price }
  static func <- (shelf: Shelf, price: Int) { shelf.price = price }
}
protocol PriceSink { func take(_ price: Int) }
extension Shelf: PriceSink { func take(_ price: Int) { self.price = price } }
private final class Guarded {
  let lock = NSLock()
  var price = 0
  func set(_ price: Int) { self.price = price }
}
private enum Last<Value> {
  @MainActor static var newest: Int {
    get { ofType.price }
    set { ofType.price = newValue }
  }
}
private enum Place {
  case second
  @MainActor static func <- (place: Place, price: Int) { inPlace[1] = price }
}
infix operator <-

@MainActor private let byMethod = Shelf()
@MainActor private let byOperator: Shelf? = Shelf()
@MainActor private let ofType = Shelf()
@MainActor private let inList = [Shelf(), Shelf()]
@MainActor private let bySink: any PriceSink = Shelf()
@MainActor private var inPlace = [0, 0]
@MainActor private var take: (Int) -> Void = { [held = Shelf()] in held.price = $0 }
@MainActor private let guarded = Guarded()
@MainActor private let onlyRead = Shelf()
@MainActor private var crowd: [Shelf] = []
@MainActor private var late: Shelf?
private enum Slow {
  static let begins = DispatchSemaphore(value: 0)
  static let mayEnd = DispatchSemaphore(value: 0)
  nonisolated(unsafe) static let shelves: [Shelf] = {
    begins.signal()
    mayEnd.wait()
    return [Shelf()]
  }()

  /// Makes the value on another thread, and returns while that has begun.
  static func begin() {
    Thread { _ = shelves }.start()
    begins.wait()
  }
}

/// The objects and lists that global and static variables hold, whatever way an action changes them.
@MainActor
@Suite("Values that all hosts share", .timeLimit(.minutes(20))) struct SharedValuesTests {
  private struct Shop: View {
    @State private var quantity = 1
    @State private var price = 10
    @State private var shown = 0
    var willBuy: @MainActor (Int) -> Void = { _ in }
    let action: @MainActor (Int) -> Int

    var body: some View {
      Button("buy") {
        willBuy(quantity)
        (quantity, price) = quantity == 1 ? (2, 11) : (1, 10)
      }
      Text("\(shown)")
      Line(quantity: quantity, price: price) { shown = action($0) }
    }
  }

  private typealias Line = OutsideKindsTests.SellLine

  private func report(_ action: @escaping @MainActor (Int) -> Int) async -> MigrationReport {
    await previewMigration(depth: 2, exploring: .quiet { $0.randomScripts = 0 }) { Shop(action: action) }
  }

  private func effects(in report: MigrationReport) -> [Limit] {
    report.notExplored.filter { if case .unseenEffect = $0 { true } else { false } }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let perform: @MainActor @Sendable (Int) -> Void
  }

  nonisolated static let changes = [
    Change(testDescription: "byMethod") {
      let add = byMethod.add
      add($0)
    },
    Change(testDescription: "byOperator") { byOperator! <- $0 },
    Change(testDescription: "ofType") { Last<Int>.newest = $0 },
    Change(testDescription: "inList") { inList[1].price = $0 },
    Change(testDescription: "bySink") { bySink.take($0) },
    Change(testDescription: "inPlace") { Place.second <- $0 },
    Change(testDescription: "take") { take($0) },
  ]

  @Test(arguments: changes)
  func `a change in what a shared variable holds is named`(change: Change) async {
    // From now on it changes in place, because its buffer is its own.
    inPlace.append(0)
    let report = await report {
      change.perform($0)
      return 0
    }
    #expect(report.isEquivalent && !report.isCovered, "\(report)")
    #expect(effects(in: report) == [.unseenEffect("the shared variable \(change.testDescription)")], "\(report)")
  }

  @Test func `a shared variable with too many values to compare is named`() async {
    // Full only while this view is explored, because the module's other views share the variable.
    func crowded() -> Shop {
      crowd = (0..<700).map { _ in Shelf() }
      return Shop { _ in 0 }
    }
    let report = await previewMigration(depth: 2, exploring: .quiet { $0.randomScripts = 0 }) { crowded() }
    crowd = []
    #expect(report.isEquivalent && !report.isCovered, "\(report)")
    #expect(effects(in: report) == [.unseenEffect("the shared variable crowd, with more than 2000 values")])
  }

  @Test func `a shared variable of a type in a function is named with its type`() async {
    enum Local { @MainActor static var bought = 0 }
    let report = await report {
      Local.bought = $0
      return 0
    }
    #expect(effects(in: report) == [.unseenEffect("the shared variable Local.bought")], "\(report)")
  }

  @Test func `a shared variable is not read while another thread makes its first value`() async {
    Slow.begin()
    let report = await report { _ in 0 }
    Slow.mayEnd.signal()
    #expect(report.isCovered, "\(report)")
  }

  @Test func `an object that a shared variable holds only at times is read`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet { $0.randomScripts = 0 }) {
      Shop(willBuy: { late = $0 == 2 ? Shelf() : nil }) { price in
        late?.price = price
        return 0
      }
    }
    #expect(effects(in: report) == [.unseenEffect("the shared variable late")], "\(report)")
  }

  // Other threads may write an object with a lock while it is read.
  @Test func `an object that an action only reads, or that has a lock, is not named`() async {
    let report = await report { price in
      let set = guarded.set
      set(price)
      return onlyRead.price + onlyRead.all.count
    }
    #expect(effects(in: report).isEmpty, "\(report)")
  }

  private struct Moving: View {
    @State private var quantity = 1
    @State private var price = 10
    @State private var shown = 0
    let move: @MainActor (Int, () -> Void) -> Void

    var body: some View {
      Button("buy") { (quantity, price) = quantity == 1 ? (2, 11) : (1, 10) }
      Text("\(shown)")
      Line(quantity: quantity, price: price) { price in move(price) { shown = 1 } }
    }
  }

  @Test(
    arguments: [
      { price, change in withAnimation(price == 10 ? .easeIn : nil, change) },
      { price, change in withTransaction(\.disablesAnimations, price == 10, change) },
    ] as [@MainActor @Sendable (Int, () -> Void) -> Void])
  func `updates with different animations differ`(move: @escaping @MainActor (Int, () -> Void) -> Void) async {
    let report = await previewMigration(depth: 1, exploring: .quiet()) { Moving(move: move) }
    #expect(report.divergences.count == 1, "\(report)")
    let same = await previewMigration(depth: 1, exploring: .quiet()) {
      Moving { _, change in withAnimation(nil, change) }
    }
    #expect(same.isCovered, "\(same)")
  }

  private struct Chosen: View {
    private static let ids = [1, 2].map { UUID(uuidString: "\($0)0000000-0000-0000-0000-000000000000") }
    @State private var quantity = 1
    @State private var price = 10
    @State private var id: UUID?

    var body: some View {
      Button("buy") { (quantity, price) = quantity == 1 ? (2, 11) : (1, 10) }
      Line(quantity: quantity, price: price) { id = Self.ids[$0 - 10] }
    }
  }

  @Test func `identifiers that no chance made are compared, and random ones are not`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet()) { Chosen() }
    #expect(report.divergences.count == 1, "\(report)")
    let random = await previewMigration(depth: 1, exploring: .quiet()) { Sold() }
    #expect(random.isCovered, "\(random)")
  }

  private struct Sold: View {
    @State private var quantity = 1
    @State private var price = 10
    @State private var id: UUID?

    var body: some View {
      Button("buy") { (quantity, price) = quantity == 1 ? (2, 11) : (1, 10) }
      Line(quantity: quantity, price: price) { _ in id = UUID() }
    }
  }
}
