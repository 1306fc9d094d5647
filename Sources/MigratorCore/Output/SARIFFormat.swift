import Foundation

/// The findings as SARIF 2.1.0.
package enum SARIFFormat {
  package static func text(_ files: [FileMigration], _ options: Options) throws -> String {
    let rules = Diagnostic.Rule.allCases
    let texts = Dictionary(files.compactMap { file in file.before.map { (file.path, $0) } }, uniquingKeysWith: { $1 })
    let results = Diagnostic.all(of: files, options).map { diagnostic -> [String: Any] in
      var result: [String: Any] = [
        "ruleId": diagnostic.rule.rawValue, "ruleIndex": rules.firstIndex(of: diagnostic.rule) ?? 0,
        "level": diagnostic.severity == .remark ? "none" : diagnostic.severity.rawValue,
        "message": ["text": diagnostic.message],
        "locations": [["physicalLocation": location(diagnostic, texts[diagnostic.path])]],
      ]
      result["fixes"] = fix(diagnostic, texts[diagnostic.path]).map { [$0] }
      return result
    }
    let descriptions = rules.map {
      ["id": $0.rawValue, "shortDescription": ["text": description(of: $0)]] as [String: Any]
    }
    let driver: [String: Any] = ["name": "onchange-migrate", "rules": descriptions]
    let run: [String: Any] = ["tool": ["driver": driver], "columnKind": "utf16CodeUnits", "results": results]
    let log: [String: Any] = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
    let data = try JSONSerialization.data(
      withJSONObject: log, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  private static func location(_ diagnostic: Diagnostic, _ text: SourceText?) -> [String: Any] {
    var location: [String: Any] = ["artifactLocation": ["uri": uri(diagnostic.path)]]
    location["region"] = diagnostic.place.map { place in
      ["startLine": place.line, "startColumn": text.map { column(of: place, $0) } ?? place.column]
    }
    return location
  }

  /// A column in UTF-16, SARIF's unit here. Elsewhere columns count bytes.
  private static func column(of place: Place, _ text: SourceText) -> Int {
    String(decoding: text.line(place.line).prefix(place.column - 1), as: UTF8.self).utf16.count + 1
  }

  private static func fix(_ diagnostic: Diagnostic, _ text: SourceText?) -> [String: Any]? {
    guard let text, !diagnostic.edits.isEmpty else { return nil }
    let replacements = diagnostic.edits.ordered.map { edit -> [String: Any] in
      let (start, end) = (text.place(at: edit.range.lowerBound), text.place(at: edit.range.upperBound))
      let region = [
        "startLine": start.line, "startColumn": column(of: start, text), "endLine": end.line,
        "endColumn": column(of: end, text),
      ]
      return ["deletedRegion": region].merging(edit.text.isEmpty ? [:] : ["insertedContent": ["text": edit.text]]) {
        $1
      }
    }
    let change: [String: Any] = ["artifactLocation": ["uri": uri(diagnostic.path)], "replacements": replacements]
    return ["description": ["text": "Rewrite the call"], "artifactChanges": [change]]
  }

  /// A path as a URI reference for SARIF: unchanged if relative, with a scheme if absolute.
  private static func uri(_ path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + (path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? path)
  }

  private static let unreserved = CharacterSet(
    charactersIn: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-./_~")

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
