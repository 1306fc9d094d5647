import OnChangeCompat

// MARK: - Values

extension CapturedKindsTests {
  enum Mode: Equatable {
    case on(count: Int, price: Int)
  }

  protocol Pricing: Sendable { var price: Int { get } }
  struct Priced: Pricing {
    let count: Int
    let price: Int
  }

  protocol Tariff { static var price: Int { get } }
  enum Cheap: Tariff { static let price = 5 }
  enum Dear: Tariff { static let price = 10 }

  final class Offer: Sendable {
    static let cheap = Offer(5)
    static let dear = Offer(10)
    let price: Int
    init(_ price: Int) { self.price = price }
  }

  struct Handlers {
    let name: String
    let buy: @Sendable () -> Int
  }

  struct Header: View {
    let price: Int
    var body: some View { Text("header") }
  }

  @propertyWrapper struct Scaled: DynamicProperty {
    let count: Int
    let price: Int
    @State private var unused = 0
    init(count: Int, price: Int) { (self.count, self.price) = (count, price) }
    var wrappedValue: Int { price }
  }

  struct ItemKey: EnvironmentKey { static let defaultValue = Item(count: 0, price: 0) }
  struct BuyKey: EnvironmentKey { static let defaultValue: @Sendable () -> Int = { 0 } }
}

extension EnvironmentValues {
  var item: CapturedKindsTests.Item {
    get { self[CapturedKindsTests.ItemKey.self] }
    set { self[CapturedKindsTests.ItemKey.self] = newValue }
  }
  var buy: @Sendable () -> Int {
    get { self[CapturedKindsTests.BuyKey.self] }
    set { self[CapturedKindsTests.BuyKey.self] = newValue }
  }
}

extension View {
  @available(*, deprecated, message: "the legacy form")
  func tracking(_ count: Int, isOn: Bool, _ act: @escaping (Int) -> Void) -> some View {
    onChange(of: count) { new in
      if isOn { act(new) }
    }
  }
}

// MARK: - Lines

extension CapturedKindsTests {
  struct Field: View {
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

  struct Defaulted: View {
    let count: Int
    var tariff = 10
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)").onChange(of: count) { _ in shown = tariff }
    }
  }

  struct Labelled: View {
    let count: Int
    let label: Button<Text>
    @State private var shown = ""
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)").onChange(of: count) { _ in shown = "\(label)" }
    }
  }

  struct Keyword: View {
    let count: Int
    let any: Int
    let `default`: Int
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = any + `default`
        }
    }
  }

  struct Method: View {
    let item: Item
    @State private var shown = 0
    private func take() { shown = item.price }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: item.count) { _ in
          take()
        }
    }
  }

  struct Computed: View {
    let item: Item
    @State private var shown = 0
    private var price: Int { item.price }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: item.count) { _ in
          shown = price
        }
    }
  }

  struct Reading<Value>: View {
    let count: Int
    let value: Value
    let read: (Value) -> Int
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = read(value)
        }
    }
  }

  struct Weak: View {
    let count: Int
    weak var offer: Offer?
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = offer?.price ?? 0
        }
    }
  }

  struct Unowned: View {
    let count: Int
    unowned let offer: Offer
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = offer.price
        }
    }
  }

  struct FromEnvironment: View {
    @Environment(\.item) private var item
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: item.count) { _ in
          shown = item.price
        }
    }
  }

  struct ClosureFromEnvironment: View {
    let count: Int
    @Environment(\.buy) private var buy
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = buy()
        }
    }
  }

  struct Wrapping: View {
    let count: Int
    @Scaled private var price: Int
    @State private var shown = 0
    init(count: Int, price: Int) {
      self.count = count
      _price = Scaled(count: count, price: price)
    }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = price
        }
    }
  }

  struct Bound: View {
    let count: Int
    @Binding var value: Int
    @State private var shown = 0
    init(count: Int, value: Binding<Int>) {
      self.count = count
      _value = value
    }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = value
        }
    }
  }

  struct Writing: View {
    let count: Int
    @Binding var total: Int
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("line")
        .onChange(of: count) { new in
          total = new
        }
    }
  }

  struct WritingTo: View {
    let count: Int
    let isSecond: Bool
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Text("\(first) \(second)")
      Writing(count: count, total: isSecond ? $second : $first)
    }
  }

  struct WritingToElement: View {
    let count: Int
    let isSecond: Bool
    @State private var totals = [0, 0]
    var body: some View {
      Text("\(totals)")
      Writing(count: count, total: $totals[isSecond ? 1 : 0])
    }
  }

  struct Storing: View {
    let count: Int
    @AppStorage private var saved: Int
    init(count: Int, key: String) {
      self.count = count
      _saved = AppStorage(wrappedValue: 0, key)
    }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("saved \(saved)")
        .onChange(of: count) { new in
          saved = new
        }
    }
  }

  struct Acting: View {
    let count: Int
    let action: (Int) -> Void
    @available(*, deprecated, message: "the legacy form")
    var body: some View { Text("line").onChange(of: count, perform: action) }
  }

  struct ActingOn: View {
    let count: Int
    let isSecond: Bool
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Text("\(first) \(second)")
      Acting(count: count, action: isSecond ? { second = $0 } : { first = $0 })
    }
  }

  struct Choosing: View {
    let count: Int
    let price: Int
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(
          of: count, perform: count.isMultiple(of: 2) ? { _ in shown = price } : { _ in shown = price + 0 })
    }
  }

  struct LocalFunction: View {
    let count: Int
    let price: Int
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let p = price
      func take() { shown = p }
      return Text("shown \(shown)")
        .onChange(of: count) { _ in
          take()
        }
    }
  }

  struct Helped: View {
    let count: Int
    let price: Int
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .tracking(count, isOn: count > 0) { _ in
          shown = price
        }
    }
  }
}
