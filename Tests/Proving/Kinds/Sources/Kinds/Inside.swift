import Foundation
import SwiftUI

var seen = [1, 2]

final class Crate {
  private var price = 0
  func keep(_ price: Int) { self.price = price }
  subscript(place: Int) -> Int {
    get { price + place }
    set { price = newValue - place }
  }
}

func tell(_ price: Int) { setenv("PRICE", "\(price)", 1) }

enum Crates { static let all: [String: Any] = ["first": Crate()] }

@propertyWrapper struct Noted {
  var wrappedValue: Int {
    get { Tariff.level }
    nonmutating set { Tariff.level = newValue }
  }
}

/// Effects that the project's own code has for a view: all but two show, and the last one is none.
struct Inside: View {
  let price: Int
  let isOn: Bool
  let crate: Crate
  @Noted var last: Int

  var body: some View {
    Text("a").onChange(of: isOn) { _ in tell(price) }
    Text("b").onChange(of: isOn) { _ in seen.append(price) }
    Text("c").onChange(of: isOn) { _ in (Crates.all["first"] as? Crate)?.keep(price) }
    Text("d").onChange(of: isOn) { _ in crate[1] = price }
    Text("e").onChange(of: isOn) { _ in if price > 3 { fatalError("too dear") } }
    Text("f").onChange(of: isOn) { _ in last = price }
    Text("g").onChange(of: isOn) { _ in assert(price >= 0) }
  }
}
