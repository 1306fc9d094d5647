/// The findings as annotations of GitHub's workflows.
package enum GitHubFormat {
  package static func text(_ files: [FileMigration], _ options: Options) -> String {
    Diagnostic.all(of: files, options).map(line).joined(separator: "\n")
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let command =
      switch diagnostic.severity {
      case .remark, .note: "notice"
      case .warning: "warning"
      case .error: "error"
      }
    var properties = ["file=\(property(diagnostic.path))"]
    if let place = diagnostic.place { properties += ["line=\(place.line)", "col=\(place.column)"] }
    properties.append("title=onchange-migrate")
    return "::\(command) \(properties.joined(separator: ","))::\(data(diagnostic.message))"
  }

  private static func data(_ text: String) -> String { text.escaped(["%": "%25", "\r": "%0D", "\n": "%0A"]) }
  private static func property(_ text: String) -> String { data(text).escaped([":": "%3A", ",": "%2C"]) }
}
