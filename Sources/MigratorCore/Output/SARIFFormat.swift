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
  }

  package static func text(_ files: [FileMigration], _ options: Options) throws -> String {
    let rules = Diagnostic.Rule.allCases
    let texts = Dictionary(files.compactMap { file in file.before.map { (file.path, $0) } }, uniquingKeysWith: { $1 })
    let entries = Diagnostic.all(of: files, options).map { diagnostic in
      Entry(
        ruleId: diagnostic.rule.rawValue, ruleIndex: rules.firstIndex(of: diagnostic.rule) ?? 0,
        level: level(diagnostic.severity), message: Message(text: diagnostic.message),
        locations: [Location(physicalLocation: location(diagnostic, texts[diagnostic.path]))])
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
      // NB: columns are counted in UTF-16 here, and in bytes everywhere else.
      let line = text.map { $0.line(place.line).prefix(place.column - 1) } ?? []
      let column = text == nil ? place.column : String(decoding: line, as: UTF8.self).utf16.count + 1
      return Region(startLine: place.line, startColumn: column)
    }
    return PhysicalLocation(artifactLocation: ArtifactLocation(uri: uri(diagnostic.path)), region: region)
  }

  /// A path as a reference that SARIF takes: relative as it is, absolute with a scheme.
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
    case .oldCapture: "A closure that reads what it captured before the change"
    case .replacedReference: "A closure that reads an object or a stored closure that could be replaced"
    case .keptCapture: "A closure that goes on reading what it captured before the change"
    case .left: "A call that the tool cannot rewrite"
    case .older: "A call for systems without the modern form"
    case .appear: "An onAppear beside an onChange with the same action"
    case .unreadable: "A file that cannot be read, parsed or written"
    }
  }
}
