import RandomPrograms
import ReferenceModel
import Testing

/// Tests that the report of a difference is small and readable.
@MainActor
@Suite("What is said of a difference", .serialized, .timeLimit(.minutes(20))) struct ShrinkerTests {
  /// A program with many parts that are unrelated to the mistake.
  private var program: Program {
    let observer = Modifier.onChange(
      .legacy, .slot(.first, plus: 1), initial: false,
      Handler(
        name: 2, captures: [.second, .input], watches: [.second], statements: [.set(.model(0), Term(.argument))]))
    let row = Node.stack([.cell(definition: 1, input: .slot(.row), link: .first), .text(.slot(.model(0)))])
    return Program(
      definitions: [
        Definition(
          kind: .plain,
          body: .modified(
            .stack([
              .rows(.slot(.second), [[1, 2], [2, 1]], row),
              .button(
                Handler(name: 1, statements: [.set(.second, .slot(.second, plus: 1)), .set(.first, .constant(1))])),
            ]), observer)),
        Definition(kind: .level, body: .modified(.text(.slot(.level)), .onAppear(Handler(name: 3)))),
      ], events: [.setLevel(1), .tap(0), .render])
  }

  @Test func `a program that shows a mistake is shrunk and printed as Swift source`() async throws {
    let report = await Report.ofDifference(in: program, Comparison(fault: .legacyRunsTheNewestClosure))
    #expect(
      report == #"""
        Engine and model differ after event 1 of 1.
        log, equal for 2 entries, then
          engine: 2(1) captured [0] sees []
          model:  2(1) captured [1] sees []
        The smallest program that shows it, for a file beside Tests/ReferenceModelTests/Printed/World.swift:

        struct Program0: View {
          let world: World
          let input: Int
          @Binding var link: Int
          @State var first = 0
          @State var second = 0
          var body: some View {
            let _ = world.log("body 0 of \(input)")
            let _ = world.begin(self)
            Button("b1") {
              world.log("1() captured \([] as [Int]) sees \([] as [Int])")
              second = ((second + 1) % 4)
              first = 1
            }
              .onChange(of: first) { [c0 = second] new in
                world.log("2(\(new)) captured \([c0] as [Int]) sees \([] as [Int])")
              }
          }
        }

        @MainActor func runProgram(_ world: World) throws -> ViewHost {
          var configuration = ViewHost.Configuration()
          configuration.onWarning = { _ in }
          let host = ViewHost(Program0(world: world, input: 0, link: .constant(0)), configuration: configuration)
          try host.tap("b1", at: 0)
          _ = host.texts
          return host
        }

        """#)
  }

  @Test func `a seed always gives the same numbers`() {
    // The first ones of SplitMix64 for this seed, as its authors publish them.
    var random = SplitMix64(seed: 1_234_567)
    #expect((0..<3).map { _ in random.next() } == [6457827717110365317, 3203168211198807973, 9817491932198370423])
  }

  @Test func `equal seeds give equal programs, and different ones different programs`() {
    for theme in Theme.allCases {
      #expect(Generator.program(1, theme) == Generator.program(1, theme))
      #expect(Generator.program(1, theme) != Generator.program(2, theme))
    }
  }

  @Test func `no random program uses an omitted feature`() {
    for seed in 0..<500 as Range<UInt64> { #expect(Generator.program(seed).isAllowed) }
  }
}
