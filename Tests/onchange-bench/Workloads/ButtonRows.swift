import OnChangeCompat

/// N rows, each a button with its own state: W10.
struct ButtonRows: View {
  let count: Int
  let counter: Counter

  var body: some View {
    ForEach(0..<count) { ButtonRow(row: $0, counter: counter) }
  }
}

struct ButtonRow: View {
  let row: Int
  let counter: Counter
  @State private var taps = 0

  var body: some View {
    Button("Row \(row)") {
      taps += 1
      counter.actions += 1
    }
    .accessibilityValue("\(taps)")
  }
}

/// N buttons of one view: W10, where all of them are mounted in one node.
struct Buttons: View {
  let count: Int
  let counter: Counter

  var body: some View {
    ForEach(0..<count) { row in
      Button("Row \(row)") { counter.actions += 1 }
    }
  }
}
