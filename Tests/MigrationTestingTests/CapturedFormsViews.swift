import Foundation
import OnChangeCompat

// Views that differ in the form of the source that reads the copy.

extension CapturedKindsTests {
  class Product {
    var price: Int
    init(_ price: Int) { self.price = price }
  }
  final class Discounted: Product {
    private let reduced: Int
    init(_ price: Int, reduced: Int) {
      self.reduced = reduced
      super.init(price)
    }
    override var price: Int {
      get { reduced }
      set {}
    }
  }

  struct Place {
    let map: Int
    let price: Int
  }

  enum Level: Equatable { case cheap(Int), dear(Int) }

  struct Handler {
    let act: (Int) -> Void
  }

  struct Overridden: View {
    let count: Int
    let product: Product
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = product.price
        }
    }
  }

  struct Sliced: View {
    let count: Int
    let prices: ArraySlice<Int>
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = prices[1]
        }
    }
  }

  struct Mapped: View {
    let count: Int
    let place: Place?
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = place.map { $0.price } ?? 0
        }
    }
  }

  struct Shadowing: View {
    let count: Int
    let price: Int
    @State private var shown = 0
    private var total: Int { price * 2 }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          let total = total
          shown = total
        }
    }
  }

  struct Unwrapping: View {
    let count: Int
    let price: Int
    @State private var shown = 0
    private var total: Int? { price * 2 }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          if let total { shown = total }
        }
    }
  }

  struct OwnFunction: View {
    let count: Int
    let price: Int
    @State private var shown = 0
    private func min() -> Int { price }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = min()
        }
    }
  }

  struct Returned: View {
    let count: Int
    let isCheap: Bool
    @State private var shown = 0
    private func action() -> (Int) -> Void {
      if isCheap {
        return { _ in shown = 5 }
      }
      return { _ in shown = 10 }
    }
    @available(*, deprecated, message: "the legacy form")
    var body: some View { Text("shown \(shown)").onChange(of: count, perform: action()) }
  }

  struct ChosenFunction: View {
    let count: Int
    let isCheap: Bool
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      func cheap(_ new: Int) { shown = 5 }
      func dear(_ new: Int) { shown = 10 }
      return Text("shown \(shown)").onChange(of: count, perform: isCheap ? cheap : dear)
    }
  }

  struct Handled: View {
    let count: Int
    let handler: Handler
    @available(*, deprecated, message: "the legacy form")
    var body: some View { Text("line").onChange(of: count, perform: handler.act) }
  }

  struct Handling: View {
    let count: Int
    let isCheap: Bool
    @State private var shown = 0
    private var cheap: Handler {
      Handler { _ in shown = 5 }
    }
    private var dear: Handler {
      Handler { _ in shown = 10 }
    }
    var body: some View {
      Text("shown \(shown)")
      Handled(count: count, handler: isCheap ? cheap : dear)
    }
  }

  struct WholeEnvironment: View {
    let count: Int
    @Environment(\.self) private var environment
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: count) { _ in
          shown = environment.item.price
        }
    }
  }

  struct Framed: View {
    let frame: CGRect
    @State private var shown = 0.0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("shown \(shown)")
        .onChange(of: frame.size) { _ in
          shown = frame.origin.x
        }
    }
  }

  struct Literal: View {
    let count: Int
    private let names = ["a", "b", "c"]
    private let factor: Int = 3
    @State private var shown = ""
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text(shown)
        .onChange(of: count) { new in
          shown = names[0] + "\(factor * new)"
        }
    }
  }
}
