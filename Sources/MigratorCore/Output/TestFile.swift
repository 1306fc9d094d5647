import Foundation

/// A file of tests for one view: each of its calls that needs a look is run under both rules.
package struct TestFile: Sendable, Equatable {
  package var name: String
  package var text: String

  /// One file a view, in the order of the views' names.
  ///
  /// - Parameter module: The module to import; nil to take the folder below `Sources`, or the one beside a project.
  package static func all(of files: [FileMigration], module: String? = nil) -> [TestFile] {
    var views: [String: [CallReport]] = [:]
    let finder = ModuleFinder()
    for call in files.flatMap(\.calls) where call.needsProof {
      guard let view = call.view else { continue }
      let module = module ?? finder.module(of: call.path)
      views["\(module ?? "")\u{0}\(view.name)", default: []].append(call)
    }
    var used: Set<String> = []
    return views.sorted { $0.key < $1.key }.compactMap { key, calls in
      guard let view = calls[0].view else { return nil }
      let module = key.split(separator: "\u{0}", omittingEmptySubsequences: false).first.map(String.init) ?? ""
      let plain = view.name.filter { $0 != "." }
      let candidates = [plain, module + plain] + (2...9_999).lazy.map { "\(module)\(plain)\($0)" }
      let suite = candidates.first { used.insert($0.lowercased()).inserted } ?? plain
      return TestFile(view, calls, suite: suite + "MigrationTests", module: module)
    }
  }

  /// The file with the test of one call; nil if it needs none, or is in no view.
  static func text(for call: CallReport) -> String? {
    var file = FileMigration(path: call.path)
    file.calls = [call]
    return all(of: [file]).first?.text
  }

  private init(_ view: CallReport.ViewFacts, _ calls: [CallReport], suite: String, module: String) {
    name = suite + ".swift"
    let own = ["MigrationTesting", "Testing"]
    let imports = Set(view.imports + own).subtracting([module]).sorted().map { "import \($0)" }
    let making = Making(view)
    let lines =
      imports + (module.isEmpty ? [] : ["@testable import \(module)"]) + [
        "", "/// Written by onchange-migrate: runs \(view.name) unchanged, under the legacy rule and the modern one.",
        "@MainActor @Suite(\"\(view.name)\", .timeLimit(.minutes(20))) struct \(suite) {",
      ] + calls.enumerated().flatMap { number, call in (number == 0 ? [] : [""]) + Self.test(call, making, calls) }
      + ["}"] + (making.needsPlaceholder ? Self.placeholder : []) + [""]
    text = lines.joined(separator: "\n")
  }

  private static func name(of call: CallReport, _ calls: [CallReport]) -> String {
    let place = "\((call.path as NSString).lastPathComponent):\(call.place.line)"
    let isTwice = calls.count { $0.place.line == call.place.line } > 1
    let column = isTwice ? ":\(call.place.column)" : ""
    let observed = call.observed.filter { $0 != "`" && $0 != "\\" }
    return "onChange of \(observed) at \(place)\(column) keeps its behaviour"
  }

  private static func test(_ call: CallReport, _ making: Making, _ calls: [CallReport]) -> [String] {
    let name = "`\(name(of: call, calls))`"
    guard let view = making.text else {
      return ["  @Test(.disabled(\"\(making.obstacle ?? "")\")) func \(name)() {}"]
    }
    let trait = making.obstacle.map { "(.disabled(\"\($0)\"))" } ?? ""
    return ["  @Test\(trait) func \(name)() async {", "    let report = await previewMigration(depth: 4) {"]
      + view.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "      \($0)" }
      // In two lines, because a failed expectation prints all values in its condition, and so the report twice.
      + ["    }", "    let isCovered = report.isCovered", "    #expect(isCovered, \"\\(report)\")", "  }"]
  }

  private static let placeholder = [
    "", "/// A placeholder for a value that the test needs. Replace each call with a value.",
    "private func placeholder<Value>(_ type: Value.Type = Value.self) -> Value { fatalError(\"write a \\(type) here\") }",
  ]
}

/// The code that makes a view in a test.
private struct Making {
  /// The statements that make the view; nil where no test can.
  var text: String?
  /// The reason why the test cannot run unedited.
  var obstacle: String?
  var needsPlaceholder = false

  init(_ view: CallReport.ViewFacts) {
    if let preview = view.preview {
      text = Self.outdented(preview)
      return
    }
    if let reason = view.obstacle {
      obstacle = "\(view.name) cannot be made here: \(reason). To fix, make it internal, or give it a preview."
      return
    }
    if let arguments = view.arguments {
      text = "\(view.name)(\(arguments))"
      return
    }
    var missing: [String] = []
    let arguments = view.parameters.map { parameter in
      let label = parameter.name == "_" ? "" : "\(parameter.name): "
      guard let value = Self.value(of: parameter.type) else {
        missing.append(parameter.name == "_" ? parameter.type : parameter.name)
        return label + "placeholder()"
      }
      return label + value
    }
    text = "\(view.name)(\(arguments.joined(separator: ", ")))"
    needsPlaceholder = !missing.isEmpty
    if needsPlaceholder {
      obstacle = "write values for \(missing.joined(separator: ", "))".filter { $0 != "\"" && $0 != "\\" }
    }
  }

  /// Statements without the space that all lines but the first begin with.
  private static func outdented(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let widths = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
    let width = widths.min() ?? 0
    return ([lines.first ?? ""] + lines.dropFirst().map { $0.dropFirst(min(width, $0.prefix { $0 == " " }.count)) })
      .joined(separator: "\n")
  }

  private static let values: [String: String] = [
    "Bool": "false", "String": "\"a\"", "Substring": "\"a\"", "Int": "1", "Double": "1", "Float": "1", "CGFloat": "1",
    "UInt": "1", "Int64": "1", "Int32": "1", "TimeInterval": "1", "LocalizedStringKey": "\"a\"", "Color": ".red",
    "Date": "Date(timeIntervalSinceReferenceDate: 0)",
    "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-000000000000\")!",
    "AnyView": "AnyView(Text(\"a\"))", "Text": "Text(\"a\")", "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero",
  ]

  /// A value that can be written without knowing more than the type; nil for others.
  private static func value(of type: String) -> String? {
    if let value = values[type] { return value }
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    if type.hasPrefix("Binding<"), type.hasSuffix(">") {
      return value(of: String(type.dropFirst("Binding<".count).dropLast())).map { ".constant(\($0))" }
    }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains("->") { return type.contains(":") ? "[:]" : "[]" }
    return function(type)
  }

  /// An empty closure, for types such as `(Int, String) -> Void`.
  private static func function(_ type: String) -> String? {
    let bare = type.hasPrefix("@") ? String(type.drop { $0 != "(" }) : type
    guard bare.hasPrefix("("), bare.hasSuffix("-> Void") || bare.hasSuffix("-> ()") else { return nil }
    let parameters = bare.dropFirst().prefix { $0 != ")" }
    guard !parameters.contains("(") else { return nil }
    let count = parameters.split(separator: ",").count
    return count == 0 ? "{}" : "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in }"
  }
}
