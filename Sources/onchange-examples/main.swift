import OnChangeCompat
struct Counter: View {
  @State private var v = 0
  let modern: Bool
  var body: some View {
    let _ = print("evaluate \(v)")
    VStack {
      Text("\(v)")
      if v > 1 { Text("many").onDisappear { print("gone") }.onAppear { print("here") } }
      if modern {
        Button("Add") { v += 1 }.onChange(of: v, initial: true) { print("\($0) → \($1)") }
          .onChange(of: v) { print("zero") }
      } else {
        Button("Add") { v += 1 }.onChange(of: v) { [v] new in print("\(v)->\(new)") }
      }
    }.onChange(of: v) { _ in print("stack") }
  }
}
for modern in [false, true] {
  let host = ViewHost(Counter(modern: modern))
  try host.tap("Add")
  try host.tap("Add")
  print(host.tree)
  host.dismiss()
  for e in host.trace { print("   ", e) }
}
