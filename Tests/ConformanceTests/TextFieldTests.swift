import Testing

@MainActor
@Suite("onChange at a text field", .timeLimit(.minutes(20))) struct TextFieldTests {
  struct Limited: View {
    let api: API
    let log: Log
    @State var text = ""
    var body: some View {
      TextField("Text", text: $text.conditionSet { $0.count < 5 })
        .observe(text, with: api) { log("\($0) → \($1)") }
      Text(text)
    }
  }

  @Test(arguments: API.allCases)
  func `a text refused by conditionSet is shown in the field but not stored or observed`(api: API) throws {
    let log = Log()
    let host = ViewHost(Limited(api: api, log: log))
    try host.type("abcdef", into: "Text")
    #expect(host.texts == ["abcdef", "abcd"])
    #expect(log.take() == [" → a", "a → ab", "ab → abc", "abc → abcd"])
  }

  struct Truncating: View {
    let api: API
    let log: Log
    @State var text = ""
    var body: some View {
      TextField("Text", text: $text)
        .observe(text, with: api) { old, new in
          log("\(old) → \(new)")
          if new.count > 3 { text = String(new.prefix(3)) }
        }
    }
  }

  @Test(arguments: API.allCases)
  func `a text field shows the text that its onChange action truncated`(api: API) throws {
    let log = Log()
    let host = ViewHost(Truncating(api: api, log: log))
    try host.setText("abcde", of: "Text")
    #expect(host.texts == ["abc"])
    #expect(log.take() == [" → abcde", "abcde → abc"])
    try host.type("f", into: "Text")
    #expect(host.texts == ["abc"])
    #expect(log.take() == ["abc → abcf", "abcf → abc"])
  }
}
