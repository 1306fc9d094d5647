import Testing

@testable import onchange_examples

@Suite("The examples' options", .timeLimit(.minutes(20))) struct OptionsTests {
  let names = ["counter", "cart", "nesting", "self-change"]

  @Test func `without a name the command gives an overview`() throws {
    #expect(try Options([], names: names) == .overview)
  }

  @Test(arguments: [["--all"], ["cart", "--all"], ["--all", "cart"]])
  func `all scenarios run once and in order with --all`(arguments: [String]) throws {
    #expect(try Options(arguments, names: names) == .run(names))
  }

  @Test func `the named scenarios run in the given order`() throws {
    #expect(try Options(["cart", "counter"], names: names) == .run(["cart", "counter"]))
  }

  @Test func `--list and --help are recognized`() throws {
    #expect(try Options(["--list"], names: names) == .list)
    #expect(try Options(["--help"], names: names) == .help)
  }

  @Test func `--html follows migration and takes one folder`() throws {
    #expect(try Options(["migration", "--html", "pages"], names: names) == .pages("pages"))
    for wrong in [["--html", "pages"], ["migration", "--html"], ["cart", "--html", "pages"]] {
      let error = #expect(throws: Options.Wrong.self) { try Options(wrong, names: names) }
      #expect(
        error?.description
          == "--html requires the scenario migration and one folder. To fix, write: migration --html FOLDER\n\(Options.usage)"
      )
    }
  }

  @Test func `an unknown name is answered with the nearest names`() {
    let error = #expect(throws: Options.Wrong.self) { try Options(["contr"], names: names) }
    #expect(
      error?.description
        == #"there is no scenario "contr"; the nearest are counter, cart, nesting. To fix, use one of them; --list lists all."#
    )
  }

  @Test func `an unknown option is answered with the usage`() {
    let error = #expect(throws: Options.Wrong.self) { try Options(["--fast"], names: names) }
    #expect(error?.description == "there is no option --fast. To fix, use one of these:\n\(Options.usage)")
  }
}
