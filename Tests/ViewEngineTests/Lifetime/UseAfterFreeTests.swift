import Testing

@testable import ViewEngine

/// Hosts that end during their own work: `Tests/Scripts/sanitize.sh address` must find no error here.
@MainActor
@Suite("A host that ends in the middle of its work", .serialized, .timeLimit(.minutes(20)))
struct UseAfterFreeTests {
  enum Bracket: CaseIterable { case transaction, animation }

  private struct Leaving: View {
    let bracket: Bracket
    let reference: HostReference
    let end: (HostReference) -> Void
    @State private var count = 0

    var body: some View {
      let inner = Text("\(count)")
        .onAppear { Task { @MainActor [count = $count] in count.wrappedValue = 1 } }
        .observe(count, followsCaptureRule: false) { _ in end(reference) }
      switch bracket {
      case .transaction: inner.transaction { $0.animation = .default }
      case .animation: inner.animation(.default, value: count)
      }
    }
  }

  @Test(arguments: Bracket.allCases)
  func `a host released by an action in a transaction leaves no transaction behind`(_ bracket: Bracket) async {
    let reference = HostReference()
    reference.host = ViewHost(Leaving(bracket: bracket, reference: reference) { $0.host = nil })
    while reference.host != nil { await Task.yield() }
    let next = ViewHost(Text("next"))
    next.render()
    #expect(next.texts == ["next"])
    // Only whether there is one, because it is not to be looked at.
    let isLeft = Transaction.scopes.unmanaged != nil
    #expect(!isLeft)
  }

  @Test(arguments: Bracket.allCases)
  func `a host dismissed by an action in a transaction leaves no transaction behind`(_ bracket: Bracket) async {
    let reference = HostReference()
    reference.host = ViewHost(
      Leaving(bracket: bracket, reference: reference) {
        $0.host?.dismiss()
        $0.host = nil
      })
    while reference.host != nil { await Task.yield() }
    let next = ViewHost(Text("next"))
    next.render()
    #expect(next.texts == ["next"])
    // Only whether there is one, because it is not to be looked at.
    let isLeft = Transaction.scopes.unmanaged != nil
    #expect(!isLeft)
  }

  /// A body that presents a host, whose action ends the one around it.
  private struct Outer: View {
    let reference: HostReference
    let isUntracked: Bool
    @State private var count = 0

    var body: some View {
      let _ = count > 0 ? isUntracked ? Evaluation.untracked(endAround) : endAround() : ()
      Button("Add") { count += 1 }
      Row(count: count)
    }

    private func endAround() { _ = ViewHost(Text("inner").onAppear { [reference] in reference.host?.dismiss() }) }
  }

  private struct Row: View {
    let count: Int
    var body: some View { Text("row \(count)") }
  }

  @Test(arguments: [false, true])
  func `a nested host's action cannot dismiss the outer host while its body is evaluated`(_ isUntracked: Bool) throws {
    let reference = HostReference()
    reference.host = ViewHost(Outer(reference: reference, isUntracked: isUntracked), configuration: .silent)
    try reference.host?.tap("Add")
    #expect(reference.host?.texts == ["Add", "row 1"])
    #expect(reference.host?.warnings == ["dismiss: \(InBodyTests.advice)"])
    reference.host = nil
  }
}
