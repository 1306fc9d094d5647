/// A file with legacy calls, made from a seed, and what the tool has to make of it.
struct GeneratedFile: CustomStringConvertible {
  private(set) var before = ""
  private(set) var after = ""
  private(set) var callCount = 0
  let seed: UInt64

  var description: String { "seed \(seed)" }

  /// - Parameter onlyReversible: Whether all calls are such as `reverse` turns back into what they were.
  init(seed: UInt64, onlyReversible: Bool) {
    self.seed = seed
    var random = SplitMix(state: seed)
    let ending = random.one(of: ["\n", "\r\n"])
    var lines: [(String, String)] = [("// Größe 📐 of a file", "// Größe 📐 of a file")]
    lines += Self.same(["struct Sample: View {", "  @State private var count = 0", "  @State private var shown = \"\""])
    lines += Self.same(["  @State private var values = [1]", "", "  var body: some View {", "    VStack {"])
    for _ in 0..<random.number(in: 1...12) {
      if random.number(in: 0...2) == 0 { lines += Self.same([random.one(of: Self.fillers)]) }
      let call = CallTemplate.random(&random, onlyReversible: onlyReversible)
      callCount += 1
      let view = random.one(of: ["Text(\"a\")", "Text(\"é\") ", "Button(\"{\") { count += 1 }"])
      let tail = random.one(of: ["", ".padding()", "  // { new in }", " /* $0 */", ".id(1)\t"])
      lines.append((view + call.before + tail, view + call.after + tail))
    }
    lines += Self.same(["    }", "  }", "}"])
    let last = random.one(of: ["", ending])
    before = lines.map(\.0).joined(separator: ending) + last
    after = lines.map(\.1).joined(separator: ending) + last
    before = Self.ended(before, ending)
    after = Self.ended(after, ending)
  }

  /// Calls over several lines have line feeds inside.
  private static func ended(_ text: String, _ ending: String) -> String {
    var result = ""
    for character in text { result += character == "\n" || character == "\r\n" ? ending : String(character) }
    return result
  }

  private static func same(_ lines: [String]) -> [(String, String)] { lines.map { ($0, $0) } }

  private static let fillers = [
    "      Text(\".onChange(of: count) { new in }\")", "      // .onChange(of: count, perform: run)", "\t\t",
    "      Text(\"\\(count)\").onChange(of: count) { shown = \"modern\" }",
    "      Text(#\"raw \" { _ in }\"#).onChange(of: count) { old, new in shown = \"\\(old)\\(new)\" }",
    "      /* { */ Text(\"🏳️‍🌈\")",
  ]
}

/// One way to write a legacy call, and the modern call that it becomes.
struct CallTemplate {
  var before: String
  var after: String

  static func random(_ random: inout SplitMix, onlyReversible: Bool) -> CallTemplate {
    let observed = random.one(of: ["count", "values", "shown.count", "count + 1", "self.count", "[count, 1]"])
    let parameter = random.one(of: ["new", "newValue", "x", "größe", "`default`"])
    let body = random.one(of: bodies)
    let lead = random.one(of: ["", "\n      ", "\n      // why\n      "])
    let open = "\(lead).onChange(of: \(observed)"
    let old = random.one(of: ["old", "before"])
    let space = random.one(of: [" ", "  "])
    func call(_ before: String, _ after: String) -> CallTemplate {
      CallTemplate(before: open + before, after: open + after)
    }
    let multi = body.contains("\n") ? "\n      " : " "
    switch random.number(in: 0...(onlyReversible ? 3 : 8)) {
    case 0:
      let text = body.replacing("#", with: parameter)
      return call(
        ")\(space){ \(parameter) in\(multi)\(text)\(multi)}", ")\(space){ _, \(parameter) in\(multi)\(text)\(multi)}")
    case 1:
      return call(")\(space){ _ in\(multi)values = []\(multi)}", ")\(space){\(multi)values = []\(multi)}")
    case 2:
      let text = "shown = \"\\(\(old)) \\(\(parameter))\""
      return call(") { [\(old) = \(observed)] \(parameter) in \(text) }", ") { \(old), \(parameter) in \(text) }")
    case 3:
      let text = body.replacing("#", with: parameter)
      return call(") { (\(parameter)) in\(multi)\(text)\(multi)}", ") { (_, \(parameter)) in\(multi)\(text)\(multi)}")
    case 4:
      return call(
        ", perform: {\(multi)\(body.replacing("#", with: "$0"))\(multi)})",
        ") { _, new in\(multi)\(body.replacing("#", with: "new"))\(multi)}")
    case 5: return call(", perform: run)", ") { _, new in run(new) }")
    case 6: return call(",\n        perform: { _ in values = [] }\n      )", ",\n        { values = [] }\n      )")
    case 7:
      return call(
        ") {\(multi)\(body.replacing("#", with: "$0"))\(multi)}",
        ") { _, new in\(multi)\(body.replacing("#", with: "new"))\(multi)}")
    default: return call(") { unused in values = [] }", ") { values = [] }")
    }
  }

  /// The uses of a closure's parameter, which is written `#`.
  private static let bodies = [
    "shown = \"\\(#)\"", "print(#)", "values = values.map { $0 + 1 }; print(#)", "if shown.isEmpty { print(#) }",
    "print(#, \"{ $0 }\")", "let copy = #\n      print(copy)", "_ = [#].map { [$0] }\n      // $0\n      print(#)",
  ]
}

/// A small generator of random numbers: the same seed gives the same numbers everywhere.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(in range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }

  mutating func one<Element>(of elements: [Element]) -> Element { elements[number(in: 0...elements.count - 1)] }
}
