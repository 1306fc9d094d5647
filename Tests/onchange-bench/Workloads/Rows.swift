import OnChangeCompat

// The views of a workload are concrete types, one an API, as a user's are: a generic view would be compiled
// once for all its arguments.

/// N rows that observe one state of their parent: W1, W2, W4 and W6.
struct LegacyRows: View {
  let count: Int
  let counter: Counter
  @State private var value = 0
  @State private var other = 0

  @available(*, deprecated, message: "measures the legacy form")
  var body: some View {
    let _ = connect()
    ForEach(0..<count) { row in
      Text("\(row)").onChange(of: value) { [counter] _ in counter.actions += 1 }
    }
  }

  private func connect() {
    _ = other
    counter.writers[0] = { value = $0 }
    counter.writers[1] = { other = $0 }
  }
}

/// The same with the modern form.
struct ModernRows: View {
  let count: Int
  let counter: Counter
  @State private var value = 0
  @State private var other = 0

  var body: some View {
    let _ = connect()
    ForEach(0..<count) { row in
      Text("\(row)").onChange(of: value) { [counter] _, _ in counter.actions += 1 }
    }
  }

  private func connect() {
    _ = other
    counter.writers[0] = { value = $0 }
    counter.writers[1] = { other = $0 }
  }
}

/// The same without an observer: what of a figure is not `onChange`.
struct PlainRows: View {
  let count: Int
  let counter: Counter
  @State private var other = 0

  var body: some View {
    let _ = connect()
    ForEach(0..<count) { Text("\($0)") }
  }

  private func connect() {
    _ = other
    counter.writers[1] = { other = $0 }
  }
}
