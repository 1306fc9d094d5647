import Testing

@testable import ViewEngine

/// A view 10,000 levels deep is a view like any other: nothing recurses from level to level.
@MainActor
@Suite("Deep trees", .timeLimit(.minutes(20))) struct DeepTreeTests {
  static let depth = 10_000

  /// Each level is a separate body.
  struct Nest: View {
    let log: Log
    let level: Int
    @State var own = 0
    var body: some View {
      if level > 0 {
        AnyView(Nest(log: log, level: level - 1))
      } else {
        Button("Count \(own)") { own += 1 }
          .onAppear { log("appears") }
          .onDisappear { log("disappears") }
      }
    }
  }

  @Test func `deeply nested bodies are mounted, updated, shown and removed`() throws {
    let log = Log()
    let host = ViewHost(Nest(log: log, level: Self.depth))
    #expect(host.bodyCount == Self.depth + 1)
    try host.tap("Count 0")
    #expect(host.texts == ["Count 1"])
    #expect(host.bodyCount == Self.depth + 2)
    host.dismiss()
    #expect(log.take() == ["appears", "disappears"])
  }

  @Test func `deeply nested views are rendered with their depth`() {
    var view = AnyView(Text("kernel"))
    for _ in 0..<Self.depth { view = AnyView(VStack { view }) }
    let host = ViewHost(view)
    #expect(host.texts == ["kernel"])
    #expect(host.depths == Array(0...Self.depth))
  }

  @Test func `a deep chain of modifiers with bodies is rendered`() {
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { HStack { content } }
    }
    var view = AnyView(Text("kernel"))
    for _ in 0..<Self.depth { view = AnyView(view.modifier(Framed())) }
    #expect(ViewHost(view).texts == ["kernel"])
  }

  @Test func `releasing a host releases its deep tree, and runs no action`() {
    let log = Log()
    weak var probe: Probe?
    do {
      let object = Probe()
      probe = object
      let host = ViewHost {
        Nest(log: log, level: Self.depth)
        Holder(probe: object)
      }
      #expect(host.texts == ["Count 0", "held"])
    }
    #expect(probe == nil)
    #expect(log.take() == ["appears"])
  }

  final class Probe {}

  /// Reads everything that knows its readers, and lends it to a child.
  struct Holder: View {
    let probe: Probe
    @State var own = 0
    @Environment(\.locale) var locale
    var body: some View {
      Text("held").onAppear { own += 1 }
      if own > 0 { Borrower(probe: probe, value: $own).environment(\.locale, locale) }
    }
  }

  struct Borrower: View {
    let probe: Probe
    @Binding var value: Int
    @Environment(\.locale) var locale
    var body: some View { EmptyView().id(value).id(locale) }
  }
}

extension ViewHost {
  /// How many elements each element is in, in the order of declaration.
  fileprivate var depths: [Int] {
    var depths: [Int] = []
    graph.screen?.walkWithinReach { _, walk in
      depths.append(walk.context.depth)
      return .into
    }
    return depths
  }
}
