/// The findings as SARIF 2.1.0.
package enum SARIFFormat {
  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    var tool: Tool
    var columnKind = "utf16CodeUnits"
    var results: [Entry]
  }

  private struct Tool: Encodable { var driver: Driver }

  private struct Driver: Encodable {
    var name = "onchange-migrate"
    var rules: [Rule]
  }

  private struct Rule: Encodable {
    var id: String
    var shortDescription: Message
  }

  private struct Message: Encodable { var text: String }

  private struct Entry: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var fixes: [Fix]?
  }

  private struct Fix: Encodable {
    var description: Message
    var artifactChanges: [ArtifactChange]
  }

  private struct ArtifactChange: Encodable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }

  private struct Replacement: Encodable {
    var deletedRegion: Region
    var insertedContent: Message?
  }

  private struct Location: Encodable { var physicalLocation: PhysicalLocation }

  private struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  private struct ArtifactLocation: Encodable { var uri: String }

  private struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int?
    var endColumn: Int?
  }

  package static func text(_ files: [FileMigration], _ options: Options) throws -> String {
    let rules = Diagnostic.Rule.allCases
    let texts = Dictionary(files.compactMap { file in file.before.map { (file.path, $0) } }, uniquingKeysWith: { $1 })
    let entries = Diagnostic.all(of: files, options).map { diagnostic in
      Entry(
        ruleId: diagnostic.rule.rawValue, ruleIndex: rules.firstIndex(of: diagnostic.rule) ?? 0,
        level: level(diagnostic.severity), message: Message(text: diagnostic.message),
        locations: [Location(physicalLocation: location(diagnostic, texts[diagnostic.path]))],
        fixes: fix(diagnostic, texts[diagnostic.path]).map { [$0] })
    }
    let driver = Driver(
      rules: rules.map { Rule(id: $0.rawValue, shortDescription: Message(text: description(of: $0))) })
    return try JSONFormat.encode(Log(runs: [Run(tool: Tool(driver: driver), results: entries)]))
  }

  private static func level(_ severity: Diagnostic.Severity) -> String {
    severity == .remark ? "none" : severity.rawValue
  }

  private static func location(_ diagnostic: Diagnostic, _ text: SourceText?) -> PhysicalLocation {
    let region = diagnostic.place.map { place in
      Region(startLine: place.line, startColumn: text.map { column(of: place, $0) } ?? place.column)
    }
    return PhysicalLocation(artifactLocation: ArtifactLocation(uri: uri(diagnostic.path)), region: region)
  }

  /// A column in SARIF's unit, here UTF-16.
  // NB: elsewhere columns count bytes.
  private static func column(of place: Place, _ text: SourceText) -> Int {
    String(decoding: text.line(place.line).prefix(place.column - 1), as: UTF8.self).utf16.count + 1
  }

  private static func fix(_ diagnostic: Diagnostic, _ text: SourceText?) -> Fix? {
    guard let text, !diagnostic.edits.isEmpty else { return nil }
    let replacements = diagnostic.edits.ordered.map { edit in
      let start = text.place(at: edit.range.lowerBound)
      let end = text.place(at: edit.range.upperBound)
      let region = Region(
        startLine: start.line, startColumn: column(of: start, text), endLine: end.line,
        endColumn: column(of: end, text))
      return Replacement(deletedRegion: region, insertedContent: edit.text.isEmpty ? nil : Message(text: edit.text))
    }
    let change = ArtifactChange(
      artifactLocation: ArtifactLocation(uri: uri(diagnostic.path)), replacements: replacements)
    return Fix(description: Message(text: "Rewrite the call"), artifactChanges: [change])
  }

  /// A path as a URI reference for SARIF: unchanged if relative, with a scheme if absolute.
  private static func uri(_ path: String) -> String {
    let allowed = path.utf8.map { byte -> String in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: String(UnicodeScalar(byte))
      default: "%" + String(byte >> 4, radix: 16, uppercase: true) + String(byte & 15, radix: 16, uppercase: true)
      }
    }
    return (path.hasPrefix("/") ? "file://" : "") + allowed.joined()
  }

  private static func description(of rule: Diagnostic.Rule) -> String {
    switch rule {
    case .legacyCall: "A legacy onChange(of:perform:) whose migration keeps its behaviour"
    case .oldCapture: "A closure that reads values captured before the change"
    case .replacedReference: "A closure that reads an object or a stored closure that could be replaced"
    case .keptCapture: "A closure that keeps its captures from before the change"
    case .left: "A call that the tool cannot rewrite"
    case .older: "A call for systems without the modern form"
    case .appear: "An onAppear beside an onChange with the same action"
    case .comparedWithItself: "A state that is compared with its own new value"
    case .oldValueKeptByHand: "A state that only keeps the previous value"
    case .superfluousSuppression: "A comment for SwiftLint that the rewrite makes superfluous"
    case .backport: "An own backport of onChange"
    case .unreadable: "A file that cannot be read, parsed or written"
    }
  }
}
