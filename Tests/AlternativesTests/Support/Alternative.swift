import OnChangeCompat

/// One way to react to a value, put on a small view that tries it out: a column of the table in
/// ChoosingAnAlternative.md.
struct Alternative: Sendable {
  /// The inputs of an alternative.
  struct Parts {
    let log: Log
    /// The value. A body that reads it depends on it.
    let value: () -> Int
    let binding: Binding<Int>
    /// To be called by the closure of an action, with the old value if it knows one.
    let run: (_ how: String) -> Void
    let events: AsyncStream<Void>
  }

  enum Kind {
    /// It runs a closure.
    case action
    /// It decides whether a view is updated.
    case gate
  }

  let name: String
  let kind: Kind
  /// Whether the state itself has the `didSet`.
  var isStoredObserver = false
  /// The same with an option that has it run at the first appearance.
  var initially: (@MainActor @Sendable (Parts) -> AnyView)?
  let attach: @MainActor @Sendable (Parts) -> AnyView

  static let all = [
    Alternative(name: "onChange, legacy", kind: .action) { parts in
      let action: (Int, Int) -> Void = { old, _ in parts.run("captured \(old)") }
      return AnyView(Legacy(value: parts.value(), action: action) { Control(value: parts.binding) })
    },
    Alternative(
      name: "onChange, modern", kind: .action,
      initially: { parts in
        AnyView(Control(value: parts.binding).onChange(of: parts.value(), initial: true) { parts.run("") })
      },
      attach: { parts in
        AnyView(Control(value: parts.binding).onChange(of: parts.value()) { old, _ in parts.run("old \(old)") })
      }),
    Alternative(name: "task(id:)", kind: .action) { parts in
      nonisolated(unsafe) let run = parts.run
      return AnyView(Control(value: parts.binding).task(id: parts.value()) { @MainActor in run("") })
    },
    Alternative(name: "onReceive(Just)", kind: .action) { parts in
      #if canImport(Combine) || OpenCombine
        AnyView(Control(value: parts.binding).onReceive(Just(parts.value())) { _ in parts.run("") })
      #else
        AnyView(Control(value: parts.binding).onAppearAndOnChange(of: parts.value()) { _ in parts.run("") })
      #endif
    },
    Alternative(name: "Binding.didSet", kind: .action) { parts in
      AnyView(Control(value: parts.binding.didSet { _ in parts.run("") }))
    },
    Alternative(name: "didSet of the property", kind: .action, isStoredObserver: true) { parts in
      AnyView(Control(value: parts.binding))
    },
    Alternative(name: ".equatable()", kind: .gate) { parts in
      gate(parts) { AnyView(ComparedByValue(shown: $0).equatable()) }
    },
    Alternative(name: "Nonduplicate", kind: .gate) { parts in
      gate(parts) { [value = parts.value()] in AnyView($0.modifier(Updaters.Nonduplicate(value))) }
    },
    Alternative(
      name: "True", kind: .gate,
      attach: { parts in gate(parts) { AnyView($0.modifier(Updaters.True(true))) } }),
    Alternative(name: "Event", kind: .gate) { parts in
      gate(parts) { AnyView($0.modifier(Updaters.Event(parts.events))) }
    },
  ]

  @MainActor private static func gate(_ parts: Parts, _ modify: (Shown) -> AnyView) -> AnyView {
    let shown = Shown(value: parts.value(), differs: {}, log: parts.log)
    return AnyView(
      VStack {
        Control(value: parts.binding)
        modify(shown)
      })
  }
}

/// Writes through a binding.
struct Control: View {
  @Binding var value: Int
  var body: some View {
    Button("write through") { value += 1 }
    Button("write the same through") { value += 0 }
  }
}

/// The content of a gate: a view of which no two values are equal.
struct Shown: View {
  let value: Int
  let differs: () -> Void
  let log: Log

  var body: some View {
    let _ = log("ran")
    Text("\(value)")
  }
}

/// The same, compared by what it shows.
struct ComparedByValue: View, Equatable {
  let shown: Shown
  nonisolated static func == (first: ComparedByValue, second: ComparedByValue) -> Bool {
    first.shown.value == second.shown.value
  }
  var body: some View { shown }
}

/// The legacy form, around some content.
private struct Legacy<Content: View>: View {
  let value: Int
  let action: (Int, Int) -> Void
  @ViewBuilder let content: Content

  @available(*, deprecated, message: "tries out the legacy form")
  var body: some View { content.onChange(of: value) { [value] newValue in action(value, newValue) } }
}
