import RandomPrograms
import ReferenceModel
import Testing

/// Checks that each excluded feature still differs. Remove an entry that is not needed any more.
@MainActor
@Suite("What is left out of random programs", .serialized, .timeLimit(.minutes(20))) struct KnownDifferenceTests {
  @Test(arguments: Feature.off)
  func `the engine differs from the model in each feature that programs omit`(feature: Feature) async {
    var comparison = Comparison()
    comparison.off = []
    let isKnown = await comparison.differenceInTime(of: program(of: feature)) != nil
    #expect(isKnown, "the engine has come to do as the contract says: take .\(feature) out of Feature.off")
  }

  @Test(arguments: Feature.missing)
  func `the engine lacks each rule that the model leaves out`(rule: Rule) async {
    var comparison = Comparison()
    comparison.missing.remove(rule)
    var isKnown = false
    for seed in 0..<500 as Range<UInt64> where !isKnown {
      await Task.yield()
      isKnown = await comparison.differenceInTime(of: Generator.program(seed)) != nil
    }
    #expect(isKnown, "the engine has come to do as the contract says: take .\(rule) out of Feature.missing")
  }

  /// A small program about a feature.
  private func program(of feature: Feature) -> Program {
    switch feature {
    case .pendingAtVerbs:
      // The second tap means a button that is about to go.
      program(
        .either(
          .slot(.first), .text(.constant(0)),
          .modified(
            .button(Handler(name: 1)), .onAppear(Handler(name: 2, statements: writes(to: .second, then: .first))))),
        events: [.tap(0)], passLimit: 1)
    case .levelSetWhilePending:
      program(
        cell, .level,
        .modified(
          .modified(.text(.slot(.first)), .onEvaluation(.slot(.level), Handler(name: 1))),
          .onAppear(Handler(name: 2, statements: [increment, increment, increment]))), events: [.setLevel(1)],
        passLimit: 1)
    case .lifecycleOnHiddenNothing: program(.modified(cell, .onAppear(Handler(name: 1))), .plain, .empty)
    case .preferenceWithoutWriter: program(.modified(.text(.constant(0)), .onPreference(Handler(name: 1))))
    case .levelSetToItsDefault: program(cell, .level, .text(.slot(.level)), events: [.setLevel(0)])
    case .preferenceSiblings:
      program(.rows(.constant(0), [[0, 1]], .modified(preference, .onPreference(Handler(name: 2)))))
    case .preferenceInContent:
      program(
        .modified(preference, .custom(definition: 1, input: .constant(0), link: .first)), .modifier,
        .stack([.content, .content]))
    case .sheetsInReverse:
      program(
        .modified(cell, .sheet(.first, onDismiss: Handler(name: 1), cell)), .plain,
        .modified(.text(.slot(.link)), .onChange(.two, .slot(.link), initial: true, Handler(name: 2))),
        events: [.update([.set(.first, .constant(1))])], reversesSiblings: true)
    }
  }

  private let cell = Node.cell(definition: 1, input: .constant(0), link: .first)
  private let preference = Node.modified(
    .modified(.text(.constant(0)), .preference(.constant(1))), .onPreference(Handler(name: 1)))
  private let increment = Statement.animate([.set(.first, .slot(.first, plus: 1))])

  private func writes(to first: Slot, then second: Slot) -> [Statement] {
    [.animate([.set(first, .constant(1))]), .animate([.set(second, .constant(1))])]
  }

  private func program(
    _ body: Node, _ kind: Definition.Kind = .plain, _ other: Node = .empty, events: [Event] = [], passLimit: Int = 8,
    reversesSiblings: Bool = false
  ) -> Program {
    var program = Program(
      definitions: [Definition(kind: .plain, body: body), Definition(kind: kind, body: other)], events: events)
    program.settings.passLimit = passLimit
    program.settings.reversesSiblings = reversesSiblings
    return program
  }
}
