import SwiftUI

/// A function with a name of the library's, whose body is left out where it is reached late.
extension Sequence {
  func map<T>(_ keyPath: KeyPath<Element, T>) -> [T] { map { $0[keyPath: keyPath] } }
}

struct Mapped: View {
  let price: Int
  @Binding var count: Int
  @State private var total = 0

  var body: some View {
    Text("\(total)").onChange(of: count) { _ in add() }
  }

  private func add() { total = price + first() }
  private func first() -> Int { Words().count }
}

struct Words {
  var count: Int { all.count }
  private var all: [Int] { few }
  private var few: [Int] { one }
  private var one: [Int] { ["a"].map(\.count) }
}
