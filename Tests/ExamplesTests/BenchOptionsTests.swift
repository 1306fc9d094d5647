import Testing

@testable import onchange_bench

@Suite("The benchmark's options", .timeLimit(.minutes(20))) struct BenchOptionsTests {
  let names = ["W1/legacy/10", "W1/modern/10", "W10/-/10"]

  @Test func `the benchmark without options runs all measurements`() throws {
    let options = try Options([], names: names)
    #expect(options.request == .measurements)
    #expect(names.filter(options.wants) == names)
  }

  @Test func `a filter names measurements by a part of their names`() throws {
    #expect(try names.filter(Options(["--filter", "W1/"], names: names).wants) == ["W1/legacy/10", "W1/modern/10"])
    #expect(try names.filter(Options(["--filter", "modern"], names: names).wants) == ["W1/modern/10"])
  }

  @Test func `a filter without a match is an error with the nearest names`() {
    let error = #expect(throws: Options.Wrong.self) { try Options(["--filter", "W1/modren"], names: names) }
    #expect(
      error?.description == """
        no measurement has "W1/modren" in its name; the nearest are W1/modern/10, W10/-/10, W1/legacy/10. --list names \
        all.
        """)
  }

  @Test func `--help and --list are recognized`() throws {
    #expect(try Options(["--help"], names: names).request == .help)
    #expect(try Options(["-h"], names: names).request == .help)
    #expect(try Options(["--list"], names: names).request == .list)
  }

  @Test(arguments: [
    (["--repeats", "2"], "--repeats needs a whole number of 3 or more, not 2"),
    (["--repeats"], "--repeats needs a whole number of 3 or more"), (["--filter"], "--filter needs a text"),
    (["--fast"], "unknown option --fast"),
  ]) func `a wrong option is an error with the usage`(_ arguments: [String], _ message: String) {
    let error = #expect(throws: Options.Wrong.self) { try Options(arguments, names: names) }
    #expect(error?.description == message + "\n" + Options.usage)
  }
}
