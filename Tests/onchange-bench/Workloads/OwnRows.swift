import OnChangeCompat

/// N rows of which each owns its state: W3.
struct LegacyOwnRows: View {
  let count: Int
  let counter: Counter
  var body: some View {
    ForEach(0..<count) { LegacyOwnRow(row: $0, counter: counter) }
  }
}

struct LegacyOwnRow: View {
  let row: Int
  let counter: Counter
  @State private var value = 0

  @available(*, deprecated, message: "measures the legacy form")
  var body: some View {
    Text("\(value)")
      .onChange(of: value) { _ in counter.actions += 1 }
      .onAppear { counter.writers[row] = { value = $0 } }
  }
}

/// The same with the modern form.
struct ModernOwnRows: View {
  let count: Int
  let counter: Counter
  var body: some View {
    ForEach(0..<count) { ModernOwnRow(row: $0, counter: counter) }
  }
}

struct ModernOwnRow: View {
  let row: Int
  let counter: Counter
  @State private var value = 0

  var body: some View {
    Text("\(value)")
      .onChange(of: value) { _, _ in counter.actions += 1 }
      .onAppear { counter.writers[row] = { value = $0 } }
  }
}
