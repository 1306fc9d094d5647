import Observation
import OnChangeCompat

/// Events at random from a seed, on a screen with every kind of container, and hosts that come and go.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
struct Soak {
  private(set) var events = 0
  private(set) var hosts = 0
  var actions: Int { tally.actions }
  /// The number of objects that views own; none between two runs.
  var alive: Int { tally.alive }
  private var random: Random
  private let model = Model()
  private let tally = Tally()
  private var host: ViewHost?

  /// A model that outlives the hosts whose views read it.
  @Observable final class Model { var value = 0 }

  /// The counts of the actions.
  final class Tally {
    var actions = 0
    /// The number of living objects that views own.
    var alive = 0
  }

  /// A value of a view.
  final class Owned {
    private let tally: Tally
    init(_ tally: Tally) {
      self.tally = tally
      tally.alive += 1
    }
    deinit { tally.alive -= 1 }
  }

  /// The number of bytes to leak with each event, to check that the leak is found.
  private let leak: Int

  init(seed: UInt64, leak: Int = 0) {
    random = Random(state: seed)
    self.leak = leak
  }

  /// Makes `count` events.
  mutating func run(_ count: Int) async {
    for _ in 0..<count {
      if host == nil || events.isMultiple(of: 500) { replaceHost() }
      if let host { happen(on: host) }
      events += 1
      if leak > 0 { _ = UnsafeMutableRawPointer.allocate(byteCount: leak, alignment: 1) }
      if events.isMultiple(of: 50) { await host?.settle() }
    }
    host = nil
    // The tasks that were cancelled with their host end.
    for _ in 0..<100 { await Task.yield() }
  }

  /// Every second host is dismissed before it is released.
  private mutating func replaceHost() {
    if hosts.isMultiple(of: 2) { host?.dismiss() }
    hosts += 1
    var configuration = ViewHost.Configuration()
    configuration.records = false
    configuration.onWarning = { _ in }
    host = ViewHost(Screen(model: model, tally: tally), configuration: configuration)
  }

  private mutating func happen(on host: ViewHost) {
    let model = model
    switch random.next() % 10 {
    case 0: host.update { model.value += 1 }
    case 1: host.render()
    case 2: host.setEnvironment(\.lineLimit, to: Int(random.next() % 3))
    case 3: _ = host.texts
    default:
      // An impossible action, under a sheet or in a different tab, is an event as well.
      let name = Screen.buttons[Int(random.next() % UInt64(Screen.buttons.count))]
      try? host.tap(name)
    }
  }
}

/// A deterministic generator of numbers, given by its seed.
struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// A screen with every kind of container.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Screen: View {
  let model: Soak.Model
  let tally: Soak.Tally
  @State private var count = 0
  @State private var rows = [1, 2, 3]
  @State private var isShown = false
  @State private var isSheetUp = false
  @State private var isPushed = false
  @State private var tab = 0
  @State private var id = 0

  static let buttons = [
    "Count", "Animate", "Add row", "Drop row", "Turn rows", "Show", "Sheet", "Done", "Push", "Pop", "Tab", "Renew",
    "Model",
  ]

  var body: some View {
    NavigationStack {
      VStack {
        controls
        content
      }
      .toolbar { Button("Renew") { id += 1 } }
      .navigationDestination(isPresented: $isPushed) {
        Button("Pop") { isPushed = false }
        Part(name: "pushed", count: count, model: model, tally: tally)
      }
    }
    .sheet(isPresented: $isSheetUp) {
      Button("Done") { isSheetUp = false }
      Part(name: "sheet", count: count, model: model, tally: tally)
    }
  }

  @ViewBuilder private var controls: some View {
    Button("Count") { count += 1 }
    Button("Animate") {
      count += 1
      withAnimation { count += 1 }
    }
    Button("Add row") { if rows.count < 8 { rows.append((rows.max() ?? 0) + 1) } }
    Button("Drop row") { if !rows.isEmpty { rows.removeFirst() } }
    Button("Turn rows") { rows.reverse() }
    Button("Show") { isShown.toggle() }
    Button("Sheet") { isSheetUp = true }
    Button("Push") { isPushed = true }
    Button("Tab") { tab = 1 - tab }
    Button("Model") { model.value += 1 }
  }

  @ViewBuilder private var content: some View {
    List {
      Section("Rows") { ForEach(rows, id: \.self) { row in part("row \(row)") } }
    }
    LazyVStack { part("lazy") }
    TabView(selection: $tab) {
      part("first").tabItem { Text("First") }.tag(0)
      part("second").tabItem { Text("Second") }.tag(1)
    }
    if isShown { AnyView(part("erased")) } else { part("plain") }
    GeometryReader { _ in part("geometry") }
    part("modified").modifier(Twice())
    part("renewed").id(id)
    part("preferring").preference(key: Names.self, value: count).onPreferenceChange(Names.self) { [tally] _ in
      MainActor.assumeIsolated { tally.actions += 1 }
    }
  }

  private func part(_ name: String) -> Part { Part(name: name, count: count, model: model, tally: tally) }
}

/// A view with an observer of each form, a task, a state and a model.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Part: View {
  let name: String
  let count: Int
  let model: Soak.Model
  let tally: Soak.Tally
  @State private var own = 0
  @State private var owned: Soak.Owned?
  @Environment(\.lineLimit) private var limit

  var body: some View {
    Text("\(name) \(count) \(own) \(model.value) \(limit ?? 0)")
      .onChange(of: count, initial: true) { tally.actions += 1 }
      .observeLegacy(model.value) { _ in own += 1 }
      .onAppear { owned = Soak.Owned(tally) }
      .onDisappear { tally.actions += 1 }
      .task(id: own) {
        await Task.yield()
        tally.actions += 1
      }
  }
}

private struct Twice: ViewModifier {
  func body(content: Content) -> some View {
    content
    content.environment(\.lineLimit, 9)
  }
}

private enum Names: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
