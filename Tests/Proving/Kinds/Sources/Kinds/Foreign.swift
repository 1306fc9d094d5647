import SwiftUI
import Touches

/// The observed value is a part of a value of code that is not there.
struct Foreign: View {
  let touch: Touch
  let price: Int
  @State private var shown = ""

  var body: some View {
    Text(shown).onChange(of: touch.isDown) { if !$0 { shown = "\(price)" } }
  }
}

/// Only where code that is not there has no value, the closure uses a copy.
struct Absent: View {
  let price: Int
  @State private var count = 0
  @State private var shown = ""

  var body: some View {
    Text(shown).onChange(of: count) { _ in
      if let pressure = Touch.pressure(of: count) {
        shown = "pressed \(pressure)"
      } else {
        shown = "\(price)"
      }
    }
  }
}

/// The closures read names of another package. One of them is a function's name on this system.
struct Tracked: View {
  @State private var count = 0
  @State private var isOn = false

  var body: some View {
    Text("")
      .onChange(of: count) { _ in tracker.note("changed") }
      .onChange(of: isOn) { _ in log.note("changed") }
  }
}
