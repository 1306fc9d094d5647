import Testing

/// Both forms can be named with all their labels, as SwiftUI's can. So neither has a parameter more than SwiftUI's, be
/// it one with a default value such as the file and line of the call: a function is not found by a name that leaves one
/// out.
@Suite("Function references", .onWorkerThreads, .timeLimit(.minutes(20))) struct FunctionReferenceTests {
  @Test(arguments: [
    "onChange(of:perform:) as (Int, @escaping (Int) -> Void) -> _",
    "onChange(of:initial:_:) as (Int, Bool, @escaping (Int, Int) -> Void) -> _",
    "onChange(of:initial:_:) as (Int, Bool, @escaping () -> Void) -> _",
  ])
  func `each onChange form is found by its full name`(name: String) throws {
    let code = """
      import OnChangeCompat

      @available(*, deprecated, message: "names the legacy form")
      @MainActor func refer() {
        let form = Text("probe").\(name)
        _ = form
      }
      """
    let result = try TypeChecker.check(code, arguments: ["-parse-as-library"])
    #expect(result.succeeded, "the compiler said: \(result.output)")
  }

  @Test func `a parameter with a default value hides a form from its full name`() throws {
    let code = """
      import OnChangeCompat

      extension View {
        func seen(of value: Int, perform action: @escaping (Int) -> Void, line: UInt = #line) -> some View { self }
      }

      @MainActor func refer() {
        _ = Text("probe").seen(of:perform:) as (Int, @escaping (Int) -> Void) -> _
      }
      """
    let result = try TypeChecker.check(code, arguments: ["-parse-as-library"])
    #expect(!result.succeeded)
    #expect(result.output.contains("has no member 'seen(of:perform:)'"), "the compiler said: \(result.output)")
  }
}
