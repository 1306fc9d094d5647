import Testing

/// The compiler's view of Combine's half of the shim, with the trait and without.
@Suite("Combine", .onWorkerThreads, .timeLimit(.minutes(20))) struct CombineTests {
  static func check(_ code: String) throws -> TypeChecker.Result {
    try TypeChecker.check("import OnChangeCompat\n\n\(code)")
  }

  /// Every name of the half, each in its own declaration.
  static let uses: [(name: String, code: String)] = [
    ("ObservableObject", "final class Model: ObservableObject {}"),
    ("Published", "final class Model { @Published var count = 0 }"),
    (
      "onReceive",
      "@MainActor func make(_ source: some Source) -> some View { Text(\"\").onReceive(source.events) { _ in } }"
    ),
    ("environmentObject", "@MainActor func make(_ model: Model) -> some View { Text(\"\").environmentObject(model) }"),
    ("StateObject", "struct Probe: View { @StateObject var model = Model(); var body: some View { Text(\"\") } }"),
    ("ObservedObject", "struct Probe: View { @ObservedObject var model: Model; var body: some View { Text(\"\") } }"),
    (
      "EnvironmentObject",
      "struct Probe: View { @EnvironmentObject var model: Model; var body: some View { Text(\"\") } }"
    ),
    ("Just", "let publisher = Just(1)"),
    ("PassthroughSubject", "func make() { _ = PassthroughSubject<Int, Never>() }"),
    ("CurrentValueSubject", "func make() { _ = CurrentValueSubject<Int, Never>(1) }"),
    ("AnyCancellable", "func keep(_ cancellable: AnyCancellable) {}"),
  ]

  #if canImport(Combine) || OpenCombine
    static let model = """
      final class Model: ObservableObject { @Published var count = 0 }
      protocol Source { associatedtype Events: Publisher where Events.Failure == Never; var events: Events { get } }

      """

    @Test(arguments: uses)
    func `importing OnChangeCompat is enough for each Combine name`(name: String, code: String) throws {
      let isModel = code.hasPrefix("final class Model")
      let result = try Self.check((isModel ? "" : Self.model) + code)
      #expect(result.succeeded, "the compiler said: \(result.output)")
      #expect(result.warnings == [])
    }

    @Test func `a Timer publisher compiles with Foundation imported, in onReceive and in an updater`() throws {
      let result = try Self.check(
        """
        import Foundation

        struct Clock: View {
          @State private var time = Date()
          let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View {
            Text("\\(time)").onReceive(timer) { time = $0 }.modifier(Updaters.Event(timer))
          }
        }
        """)
      #expect(result.succeeded, "the compiler said: \(result.output)")
      #expect(result.warnings == [])
    }

    @Test func `a publisher that can fail is refused`() throws {
      let failing = "struct Failed: Error {}\nlet subject = PassthroughSubject<Int, Failed>()\n"
      for call in ["onReceive(subject) { _ in }", "modifier(Updaters.Event(subject))"] {
        let result = try Self.check(failing + "@MainActor func make() -> some View { Text(\"\").\(call) }")
        #expect(result.errors.contains { $0.contains("'Failed'") && $0.contains("'Never'") }, "\(result.output)")
      }
    }
  #else
    static let model = """
      final class Model {}
      protocol Source { associatedtype Events; var events: Events { get } }

      """
    static let help = "get it with the dependency's trait: .package(…, traits: [\"OpenCombine\"])"

    @Test(arguments: uses)
    func `a name that needs the trait is an error with the line to write`(name: String, code: String) throws {
      let isModel = code.hasPrefix("final class Model")
      let result = try Self.check((isModel ? "" : Self.model) + code)
      #expect(!result.succeeded)
      #expect(
        result.errors.contains { $0.contains("'\(name)") && $0.contains("is unavailable") && $0.contains(Self.help) },
        "the compiler said: \(result.output)")
    }
  #endif
}
