import Foundation
import OnChangeCompat

// Views whose action reads a member of a value of a library, or one that other code of the app may replace.

protocol Costed {
  var count: Int { get }
  var cost: Int { get }
}
extension Costed { var price: Int { cost } }

extension CapturedKindsTests {
  struct Ware: Costed {
    let count: Int
    let price: Int
    let cost: Int
  }

  class Plan {
    let count: Int
    init(_ count: Int) { self.count = count }
    var price: Int { 10 }
  }
  final class CheapPlan: Plan { override var price: Int { 5 } }

  struct Members: View {
    let count: Int
    let url: URL
    let date: DateComponents
    let name: String
    let tags: Set<Int>
    let data: Data
    let list: [Int]
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = (url.query?.count ?? 0) + (date.hour ?? 0) + name.count + tags.count + data.count + (list.first ?? 0)
        }
    }

    init(count: Int, isCheap: Bool) {
      let size = isCheap ? 1 : 2
      self.count = count
      url = URL(string: "shop://a/\(count)?\(isCheap ? "b" : "bc")")!
      date = DateComponents(day: count, hour: size)
      name = "\(count % 10)" + (isCheap ? "a" : "ab")
      tags = Set((0..<size).map { $0 * 100 + count })
      data = Data([UInt8(count)] + [UInt8](repeating: 0, count: size))
      list = [size, count]
    }
  }

  struct Empty: View {
    let name: String
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: name) { _ in
          if name.isEmpty { shown += 1 }
        }
    }
  }

  struct Hidden<Item: Costed>: View {
    let item: Item
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: item.count) { _ in
          shown = item.price
        }
    }
  }

  struct Subclassed: View {
    let count: Int
    let plan: Plan
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = plan.price
        }
    }
  }

  struct OwnAssert: View {
    let count: Int
    let price: Int
    @State private var shown = 0
    private func assert(_ count: Int) { shown = count * price }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { new in
          assert(new)
        }
    }
  }
}

extension CapturedKindsTests {
  @propertyWrapper struct Multiplied {
    let base: Int
    let rate: Int
    var wrappedValue: Int { base * rate }
  }

  struct Computes: View {
    let count: Int
    @Multiplied var product: Int
    @State private var shown = 0
    init(count: Int, rate: Int) {
      self.count = count
      _product = Multiplied(base: 1, rate: rate)
    }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)").onChange(of: count) { _ in shown = product }
    }
  }

  @propertyWrapper struct Raised {
    let item: Item
    let rate: Int
    var wrappedValue: Item { Item(count: item.count, price: item.price + rate) }
  }

  struct ComputesPart: View {
    let count: Int
    @Raised var item: Item
    @State private var shown = 0
    init(count: Int, rate: Int) {
      self.count = count
      _item = Raised(item: Item(count: count, price: count), rate: rate)
    }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)").onChange(of: count) { _ in shown = item.price }
    }
  }

  @propertyWrapper struct Renamed {
    let price: Int
    let rate: Int
    var wrappedValue: Item { Item(count: price, price: rate) }
  }

  struct ComputesName: View {
    let count: Int
    @Renamed var item: Item
    @State private var shown = 0
    init(count: Int, rate: Int) {
      self.count = count
      _item = Renamed(price: count, rate: rate)
    }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)").onChange(of: count) { _ in shown = item.price }
    }
  }
}
