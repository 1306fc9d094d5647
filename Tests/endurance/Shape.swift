import OnChangeCompat

/// A kind of extreme view tree.
@MainActor
enum Shape: CaseIterable {
  /// Nested bodies.
  case bodies
  /// Nested views that are made before the run.
  case values
  /// Modifiers that set an attribute, on one view.
  case attributes
  /// Modifiers that set a value of the environment.
  case environments
  /// Views that report a preference to the enclosing views.
  case preferences
  /// Observers on one view, alternating between both forms.
  case observers
  /// Modifiers with a body; each counts as three nodes.
  case modifiers
  /// Rows of a `ForEach`.
  case rows
  /// Rows of a `List`.
  case list

  /// Whether it has no depth.
  var isWide: Bool { self == .rows || self == .list }

  /// Presents `count` views, reads their texts, writes to them, evaluates them again and removes them.
  ///
  /// - Returns: the differences from the expected results.
  func run(_ count: Int) -> [String] {
    var configuration = ViewHost.Configuration()
    configuration.records = false
    var warnings: [String] = []
    let tally = Tally()
    let host = host(count, tally, configuration)
    var findings: [String] = []
    func expect(_ what: String, _ found: Int, _ expected: Int) {
      if found != expected { findings.append("\(what): expected \(expected), found \(found)") }
    }
    expect("appeared", tally.appeared, 1)
    if !isWide { expect("texts", host.texts.count, texts(count)) }
    host.update { tally.write?() }
    expect("changes", tally.changes, changes(count))
    host.render()
    expect("changes after an evaluation without one", tally.changes, changes(count))
    host.dismiss()
    expect("disappeared", tally.disappeared, 1)
    warnings = host.warnings
    if !warnings.isEmpty { findings.append("warned: \(warnings)") }
    return findings
  }

  /// The counts of the views' actions.
  final class Tally {
    var appeared = 0
    var disappeared = 0
    var changes = 0
    var write: (() -> Void)?
  }

  private func texts(_ count: Int) -> Int { self == .preferences ? count + 1 : 1 }

  /// The number of actions that a write causes.
  private func changes(_ count: Int) -> Int { self == .observers ? count : 1 }

  private func host(_ count: Int, _ tally: Tally, _ configuration: ViewHost.Configuration) -> ViewHost {
    let kernel = Kernel(tally: tally)
    switch self {
    case .bodies: return ViewHost(Nest(level: count, kernel: kernel), configuration: configuration)
    case .values: return nested(count, kernel, configuration) { view, _ in AnyView(VStack { view }) }
    case .attributes: return nested(count, kernel, configuration) { view, i in AnyView(view.padding(CGFloat(i))) }
    case .environments:
      return nested(count, kernel, configuration) { view, i in AnyView(view.environment(\.lineLimit, i)) }
    case .preferences:
      return nested(count, kernel, configuration) { view, i in
        AnyView(
          VStack {
            view
            Text("beside").preference(key: Sum.self, value: 1)
          })
      }
    case .modifiers: return nested(count / 3, kernel, configuration) { view, _ in AnyView(view.modifier(Framed())) }
    case .observers: return ViewHost(Observed(count: count, tally: tally), configuration: configuration)
    case .rows:
      return ViewHost(Rows(count: count, kernel: kernel) { AnyView($0) }, configuration: configuration)
    case .list:
      return ViewHost(
        Rows(count: count, kernel: kernel) { rows in AnyView(List { rows }) }, configuration: configuration)
    }
  }

  private func nested(
    _ count: Int, _ kernel: Kernel, _ configuration: ViewHost.Configuration, _ around: (AnyView, Int) -> AnyView
  ) -> ViewHost {
    var view = AnyView(kernel)
    for level in 0..<count { view = around(view, level) }
    return ViewHost(view, configuration: configuration)
  }
}

/// The innermost view, which appears, is written to and disappears.
private struct Kernel: View {
  let tally: Shape.Tally
  @State private var value = 0
  var body: some View {
    Text("\(value)")
      .onChange(of: value) { tally.changes += 1 }
      .onAppear {
        tally.appeared += 1
        tally.write = { value += 1 }
      }
      .onDisappear { tally.disappeared += 1 }
  }
}

private struct Nest: View {
  let level: Int
  let kernel: Kernel
  @State private var own = 0
  var body: some View {
    if level > 0 { AnyView(Nest(level: level - 1, kernel: kernel)) } else { kernel }
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { HStack { content } }
}

private enum Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Observed: View {
  let count: Int
  let tally: Shape.Tally
  @State private var value = 0
  var body: some View {
    var view = AnyView(Text("\(value)"))
    for index in 0..<count {
      if index.isMultiple(of: 2) {
        view = AnyView(view.onChange(of: value) { tally.changes += 1 })
      } else {
        view = view.observeLegacy(value) { _ in tally.changes += 1 }
      }
    }
    return view.onAppear {
      tally.appeared += 1
      tally.write = { value += 1 }
    }
    .onDisappear { tally.disappeared += 1 }
  }
}

private struct Rows: View {
  let count: Int
  let kernel: Kernel
  let around: (ForEach<Range<Int>, Int, Text>) -> AnyView
  var body: some View {
    kernel
    around(ForEach(0..<count, id: \.self) { Text("\($0)") })
  }
}
