import Observation
import Testing

@testable import ViewEngine

@MainActor
@Suite("What a removed view owned", .timeLimit(.minutes(20))) struct ReleaseTests {
  /// The values of a view under test, and whether they still exist.
  private final class Probe {
    private(set) weak var object: Owned?
    func make(reading read: @escaping () -> Void = {}) -> Owned {
      let owned = Owned(read)
      object = owned
      return owned
    }
  }

  private final class Owned {
    let onRelease: () -> Void
    init(_ onRelease: @escaping () -> Void) { self.onRelease = onRelease }
    deinit { onRelease() }
  }

  /// Shows a view until a write hides it; that view reads a state of this view.
  private struct Hiding<Content: View>: View {
    var log = Log()
    @State private var isShown = true
    @State private var number = 0
    @ViewBuilder let content: (Binding<Int>) -> Content
    var body: some View {
      Button("Hide") { isShown = false }.onAppear {
        log.write = { [isShown = $isShown] _ in isShown.wrappedValue = false }
      }
      Button("Write") { number += 1 }
      if isShown { content($number) }
      Text("\(number)")
    }
  }

  private struct Owner: View {
    @Binding var number: Int
    @State private var owned: Owned
    init(_ number: Binding<Int>, _ owned: @autoclosure () -> Owned) {
      _number = number
      _owned = State(wrappedValue: owned())
    }
    var body: some View { Text("owner \(number)") }
  }

  @Test func `a state's value is released with its view, even if the view read its parent's state`() throws {
    let probe = Probe()
    var made: Owned? = probe.make()
    let host = ViewHost(Hiding { [weak made] number in if let made { Owner(number, made) } })
    made = nil
    #expect(probe.object != nil)
    try host.tap("Hide")
    #expect(probe.object == nil)
  }

  @Test func `a released value may read its parent's state in its deinit`() throws {
    var seen: [Int] = []
    let probe = Probe()
    var made: Owned?
    let host = ViewHost(
      Hiding { number in
        if let owned = made ?? (seen.isEmpty ? probe.make { seen.append(number.wrappedValue) } : nil) {
          let _ = made = owned
          Owner(number, owned)
        }
      })
    made = nil
    seen = [-1]
    try host.tap("Hide")
    try host.tap("Write")
    #expect(host.texts == ["Hide", "Write", "1"])
    #expect(seen == [-1, 0])
    #expect(probe.object == nil)
  }

  @Test func `a state write in a deinit takes effect without a warning`() throws {
    let probe = Probe()
    var made: Owned?
    let host = ViewHost(
      Hiding { number in
        let _ = made = made ?? probe.make { number.wrappedValue += 10 }
        if let made { Owner(number, made) }
      }, configuration: .silent)
    made = nil
    try host.tap("Hide")
    #expect(probe.object == nil)
    #expect(host.texts == ["Hide", "Write", "10"])
    #expect(host.warnings == [])
  }

  @Test(arguments: Kind.allCases) private func `removing a view of any kind releases what it captured`(kind: Kind) {
    let probe = Probe()
    var made: Owned? = probe.make()
    let log = Log()
    let host = ViewHost(Hiding(log: log) { [weak made] number in if let made { kind.view(number, made) } })
    made = nil
    #expect(probe.object != nil)
    host.update { log.write?(false) }
    #expect(probe.object == nil)
  }

  @Test(arguments: Kind.allCases) private func `dismissing a host releases what its views captured`(kind: Kind) {
    let probe = Probe()
    var made: Owned? = probe.make()
    let host = ViewHost(Hiding { [weak made] number in if let made { kind.view(number, made) } })
    made = nil
    #expect(probe.object != nil)
    host.dismiss()
    #expect(probe.object == nil)
  }

  @Test(arguments: Kind.allCases) private func `releasing a host releases what its views captured`(kind: Kind) {
    let probe = Probe()
    var made: Owned? = probe.make()
    var host: ViewHost? = ViewHost(Hiding { [weak made] number in if let made { kind.view(number, made) } })
    made = nil
    #expect(probe.object != nil)
    withExtendedLifetime(host) {}
    host = nil
    #expect(probe.object == nil)
  }

  @Test func `a state can be written after its host is dismissed, and does not retain the value`() {
    struct Root: View {
      @State private var owned: Owned?
      let log: Log
      var body: some View {
        Text(owned == nil ? "none" : "some").onAppear { log.write = { owned = $0 as? Owned } }
      }
    }
    let probe = Probe()
    let log = Log()
    let host = ViewHost(Root(log: log))
    host.dismiss()
    log.write?(probe.make())
    log.write = nil
    #expect(probe.object == nil)
  }

  /// A retained binding, and the node that has read its state.
  private final class Kept {
    var binding: Binding<Int>?
    weak var node: _Node?
  }

  private struct Read: View {
    let kept: Kept
    @State private var value = 0
    var body: some View {
      PassView { pass in
        kept.node = pass.node
        kept.binding = $value
        return Text("\(value)")
      }
    }
  }

  private struct Reads: ViewModifier {
    let kept: Kept
    @State private var value = 0
    func body(content: Content) -> some View {
      content
      PassView { pass in
        kept.node = pass.node
        kept.binding = $value
        return Text("\(value)")
      }
    }
  }

  @Test func `a retained state keeps no node that has read it`() throws {
    let (ofView, ofModifier) = (Kept(), Kept())
    let host = ViewHost(Hiding { _ in Read(kept: ofView).modifier(Reads(kept: ofModifier)) })
    #expect(ofView.node != nil)
    #expect(ofModifier.node != nil)
    try host.tap("Hide")
    #expect(ofView.node == nil)
    #expect(ofModifier.node == nil)
    #expect(ofView.binding?.wrappedValue == 0)
    #expect(ofModifier.binding?.wrappedValue == 0)
  }

  /// The nodes that have read a state, held weakly.
  private final class Nodes {
    private var all: [() -> _Node?] = []
    func note(_ node: _Node) { all.append { [weak node] in node } }
    var alive: Int { all.count { $0() != nil } }
    var count: Int { all.count }
  }

  /// Has no use for its content.
  private struct Replacing: ViewModifier {
    let nodes: Nodes
    func body(content: Content) -> some View {
      PassView { pass in
        nodes.note(pass.node)
        return Text("instead")
      }
    }
  }

  @Test func `a modifier that ignores its content is released when it is removed`() throws {
    let nodes = Nodes()
    let host = ViewHost(Hiding { _ in Text("content").modifier(Replacing(nodes: nodes)) })
    #expect(host.texts == ["Hide", "Write", "instead", "0"])
    #expect(nodes.alive == 1)
    try host.tap("Hide")
    #expect(nodes.alive == 0)
  }

  private struct Passing: View {
    let nodes: Nodes
    let number: Binding<Int>
    var body: some View {
      PassView { pass in
        nodes.note(pass.node)
        return Text("\(number.wrappedValue)")
      }
    }
  }

  private struct Toggling: View {
    let nodes: Nodes
    @State private var isShown = false
    @State private var number = 0
    var body: some View {
      Button("Toggle") { isShown.toggle() }
      Text("\(number)")
      if isShown { Passing(nodes: nodes, number: $number) }
    }
  }

  @Test func `removed readers of a state are released as new readers are inserted`() throws {
    let nodes = Nodes()
    let host = ViewHost(Toggling(nodes: nodes))
    for _ in 0..<200 { try host.tap("Toggle") }
    #expect(nodes.count == 100)
    #expect(nodes.alive < 10)
  }

  /// Views that read a state of the view around, and capture an object.
  private enum Kind: CaseIterable {
    case composite, stored, modifier, spare, twice, environment, erased, rows, tab, sheet, modern, preference, task

    @MainActor @ViewBuilder func view(_ number: Binding<Int>, _ owned: Owned) -> some View {
      switch self {
      case .composite: Capturing(number: number, owned: owned)
      case .stored: Owner(number, owned)
      case .modifier: Text("modified").modifier(Using(number: number, owned: owned))
      case .spare: Capturing(number: number, owned: owned).modifier(Elsewhere(owned: owned))
      case .twice: Capturing(number: number, owned: owned).modifier(Doubling(owned: owned))
      case .environment: Reading().environment(\.owned, owned).environment(\.number, number.wrappedValue)
      case .erased: AnyView(Capturing(number: number, owned: owned))
      case .rows: ForEach(0..<3) { _ in Capturing(number: number, owned: owned) }
      case .tab:
        TabView {
          Capturing(number: number, owned: owned).tabItem { Text("A") }
          Capturing(number: number, owned: owned).tabItem { Text("B") }
        }
      case .sheet:
        Text("\(number.wrappedValue)").sheet(isPresented: .constant(true)) {
          Capturing(number: number, owned: owned)
        }
      case .modern: Text("\(number.wrappedValue)").onChange(of: number.wrappedValue, owned)
      case .preference:
        Capturing(number: number, owned: owned).preference(key: Names.self, value: ["a"])
          .onPreferenceChange(Names.self) { _ in _ = owned }
      case .task: Text("\(number.wrappedValue)").onDisappear { _ = owned }
      }
    }
  }
}

extension View {
  /// An observer that captures an object.
  fileprivate func onChange(of value: Int, _ owned: AnyObject) -> some View {
    observe(value, followsCaptureRule: true) { _ in _ = owned }
  }
}

private struct Capturing: View {
  @Binding var number: Int
  let owned: AnyObject
  var body: some View { Button("captured \(number)") { _ = owned } }
}

private struct Using: ViewModifier {
  @Binding var number: Int
  let owned: AnyObject
  func body(content: Content) -> some View { content.onAppear { _ = (number, owned) } }
}

/// Uses its content elsewhere than the engine expects it.
private struct Elsewhere: ViewModifier {
  let owned: AnyObject
  func body(content: Content) -> some View { content.environment(\.number, 1) }
}

private struct Doubling: ViewModifier {
  let owned: AnyObject
  func body(content: Content) -> some View {
    content
    Group { content.environment(\.number, 1) }
  }
}

private struct Reading: View {
  @Environment(\.owned) private var owned
  @Environment(\.number) private var number
  var body: some View { Text(owned == nil ? "nothing" : "\(number)") }
}

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct OwnedKey: EnvironmentKey { static var defaultValue: AnyObject? { nil } }
private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var owned: AnyObject? {
    get { self[OwnedKey.self] }
    set { self[OwnedKey.self] = newValue }
  }

  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}
