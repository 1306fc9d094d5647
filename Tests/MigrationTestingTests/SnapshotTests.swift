import OnChangeCompat
import Testing

@testable import MigrationTesting

/// A snapshot is kept until the next one, which copies only content that was rendered again.
@MainActor
@Suite("Snapshots", .timeLimit(.minutes(20)))
struct SnapshotTests {
  @Test(arguments: Subject.allCases)
  func `a snapshot equals the results of the host's readers after any step`(_ subject: Subject) throws {
    var random = ScriptRandom(seed: 1)
    let host = ViewHost(subject.view)
    let read = ViewHost(subject.view)
    try expectSameSnapshot(host, read)
    for _ in 0..<200 {
      let steps = host.interactions.filter { $0.verb == .tap && $0.isEnabled }
      let step = try #require(steps.randomElement(using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        host.render()
        read.render()
      case 1:
        // Two events between two snapshots, the second of which renders the same fragment again.
        try host.tap(step.label, at: step.index)
        try read.tap(step.label, at: step.index)
        host.render()
        read.render()
      default:
        try host.tap(step.label, at: step.index)
        try read.tap(step.label, at: step.index)
      }
      try expectSameSnapshot(host, read)
    }
  }

  @Test func `takeSnapshot() reports only what changed since the last snapshot`() throws {
    let host = ViewHost(Counter())
    #expect(host.takeSnapshot().isAny)
    #expect(!host.takeSnapshot().isAny)
    host.render()
    #expect(!host.takeSnapshot().isAny)
    try host.tap("Add", at: 0)
    let changes = host.takeSnapshot()
    #expect(changes.texts && !changes.actions && !changes.states)
    #expect(host.snapshot.texts == ["1", "Add", "Rename 0"])
    try host.tap("Rename 0", at: 0)
    let renamed = host.takeSnapshot()
    #expect(renamed.texts && renamed.actions)
    #expect(host.snapshot.actions.map(\.interaction.label) == ["Add", "Rename 1"])
  }

  @Test func `a tap after a snapshot runs the newest action`() throws {
    let host = ViewHost(Counter())
    for count in 1...3 {
      _ = host.takeSnapshot()
      try host.tap("Add", at: 0)
      #expect(host.texts.first == "\(count)")
    }
    _ = host.takeSnapshot()
    try host.tap("Add", at: 0)
    // The snapshot is of an earlier frame.
    try host.tap("Add", at: 0)
    #expect(host.texts.first == "5")
  }

  @Test func `an action disabled after the snapshot cannot be tapped`() throws {
    let host = ViewHost(Closing())
    _ = host.takeSnapshot()
    try host.tap("Close", at: 0)
    #expect(throws: ViewHostError.self) { try host.tap("Close", at: 0) }
    _ = host.takeSnapshot()
    #expect(throws: ViewHostError.self) { try host.tap("Close", at: 0) }
  }

  private func expectSameSnapshot(_ host: ViewHost, _ read: ViewHost) throws {
    _ = host.takeSnapshot()
    try #require(host.snapshot.texts == read.texts)
    try #require(host.snapshot.actions.map(\.interaction) == read.interactions)
  }

  enum Subject: CaseIterable {
    case counter, rows, branches, nested, identities, closing

    @MainActor var view: AnyView {
      switch self {
      case .counter: AnyView(Counter())
      case .rows: AnyView(Rows())
      case .branches: AnyView(Branches())
      case .nested: AnyView(Nested())
      case .identities: AnyView(Identities())
      case .closing: AnyView(Closing())
      }
    }
  }

  /// Texts that change, one of which names a button.
  struct Counter: View {
    @State private var count = 0
    @State private var name = 0
    var body: some View {
      Text("\(count)")
      Button("Add") { count += 1 }
      Button("Rename \(name)") { name += 1 }
    }
  }

  /// Rows with their own state that are added, removed and moved.
  private struct Rows: View {
    @State private var ids = [1, 2, 3]
    @State private var next = 4
    var body: some View {
      Button("Insert") {
        ids.insert(next, at: ids.count / 2)
        next += 1
      }
      Button("Remove") { if ids.count > 1 { ids.removeFirst() } }
      Button("Turn") { ids.reverse() }
      Button("Swap") { ids.swapAt(0, ids.count - 1) }
      ForEach(ids, id: \.self) { Row(id: $0) }
    }
  }

  private struct Row: View {
    let id: Int
    @State private var taps = 0
    var body: some View {
      Text("row \(id): \(taps)")
      Button("Tap") { taps += 1 }
    }
  }

  /// Views that come and go without a node, with one, and with as many entries as before.
  private struct Branches: View {
    @State private var number = 0
    var body: some View {
      Button("Next") { number += 1 }
      if number.isMultiple(of: 2) { Text("even") } else { Text("odd") }
      if number.isMultiple(of: 3) { Row(id: number) } else { Row(id: -number) }
      if number % 5 > 2 { Text("extra") }
      if number.isMultiple(of: 4) { Button("Four") { number += 1 } }
    }
  }

  /// Texts in views within views, which change alone.
  private struct Nested: View {
    @State private var outer = 0
    var body: some View {
      VStack {
        Text("outer \(outer)")
        HStack {
          Inner()
          Button("Outer") { outer += 1 }
          Inner()
        }
      }
    }
  }

  private struct Inner: View {
    @State private var inner = 0
    var body: some View {
      VStack {
        Row(id: inner)
        Button("Inner") { inner += 1 }
      }
    }
  }

  /// Views that are replaced by others of the same type at the same place.
  private struct Identities: View {
    @State private var id = 0
    var body: some View {
      Button("New") { id += 1 }
      Row(id: 7).id(id)
      Row(id: 8).id(id / 2)
    }
  }

  /// A button that is disabled by what it does, and back by another.
  private struct Closing: View {
    @State private var isClosed = false
    @State private var isHidden = false
    var body: some View {
      Button("Close") { isClosed = true }.disabled(isClosed)
      Button("Open") { isClosed = false }
      Button("Hide") { isHidden.toggle() }
      Text("seen").opacity(isHidden ? 0 : 1)
      if isClosed { Text("closed").bold() }
    }
  }
}
