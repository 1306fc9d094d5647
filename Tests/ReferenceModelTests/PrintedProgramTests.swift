import OnChangeCompat
import RandomPrograms
import ReferenceModel
import Testing

/// Tests that a program as Swift source behaves like the program. `Printed` has some that the command has written.
@MainActor
@Suite("Printed programs", .serialized, .timeLimit(.minutes(20))) struct PrintedProgramTests {
  nonisolated static var all: [PrintedProgram] {
    let lists: [any PrintedPrograms.Type] = [EverythingPrograms.self, ModernPrograms.self, TasksPrograms.self]
    return lists.flatMap { $0.all }
  }

  @Test(arguments: all)
  func `a printed and compiled program behaves as the model predicts`(printed: PrintedProgram) async throws {
    let world = World()
    let host = try await printed.run(world)
    let program = Generator.program(printed.seed, printed.theme)
    let model = Model(program, without: Feature.missing)
    model.present()
    for event in program.events { _ = model.perform(event) }
    let texts = host.texts
    let expected = model.readTexts()
    #expect(texts == expected)
    #expect(world.lines == model.takeLog())
    #expect(host.warnings.sorted() == model.warnings.sorted())
    #expect(host.bodyCount == model.bodyCount)
    #expect(host.frameCount == model.frame)
  }
}
