package enum OutputFormat: String, Sendable, CaseIterable {
  /// Lines that editors understand.
  case text
  case json
  /// Static Analysis Results Interchange Format 2.1.0.
  case sarif
  /// Annotations of GitHub's workflows.
  case github
}
