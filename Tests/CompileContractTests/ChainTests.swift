import Testing

/// Long chains of modifiers that the compiler must accept without giving up.
@Suite("Chains of modifiers", .timeLimit(.minutes(20))) struct ChainTests {
  @Test(arguments: ["overlay { Text(\"above\") }", "background { Text(\"below\") }", "mask { Text(\"mask\") }"])
  func `twenty observers after a modifier with a closure compile`(modifier: String) throws {
    let observers = Array(repeating: "      .onChange(of: count) { _ in act() }", count: 20).joined(separator: "\n")
    let code = """
      import OnChangeCompat

      struct Screen: View {
        @State private var count = 0
        func act() {}
        var body: some View {
          Text("a")
            .\(modifier)
      \(observers)
        }
      }
      """
    let result = try TypeChecker.check(code)
    #expect(!result.output.contains("error: "), "\(result.output)")
  }
}
