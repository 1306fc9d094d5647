import OnChangeCompat

extension Scenario {
  static let hooks = Scenario(
    "hooks", "A control writes through a binding that has hooks; elsewhere the state is written past it.",
    difference: "a hook sees each write through its binding, also of an equal value, and no other write.",
    titles: ["conditionSet, didSet", "onChange"],
    events: [.tap("More"), .tap("More"), .tap("More"), .tap("Same"), .tap("Past the binding")],
    legacy: { HookedDial(log: $0) }, modern: { ObservedDial(log: $0) })
}

private struct Dial: View {
  @Binding var level: Int
  var body: some View {
    Button("More") { level += 1 }
    Button("Same") { level += 0 }
  }
}

private struct HookedDial: View {
  let log: Log
  @State private var level = 0

  var body: some View {
    Dial(level: $level.didSet { level in log("set \(level)") }.conditionSet { $0 <= 2 })
    Button("Past the binding") { level = 9 }
    Text("\(level)")
  }
}

private struct ObservedDial: View {
  let log: Log
  @State private var level = 0

  var body: some View {
    Dial(level: $level)
      .onChange(of: level) { _, level in log("changed to \(level)") }
    Button("Past the binding") { level = 9 }
    Text("\(level)")
  }
}
