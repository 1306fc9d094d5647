/// A run that the cache holds: all that its findings depend on, and the findings.
struct CachedRun: Sendable, Codable {
  /// A file of the run, in the order in which the files were found.
  struct File: Sendable, Codable {
    var path: String
    var content: Content
    /// The findings in it; nil for none.
    var finding: FileMigration?
  }

  /// The content of a path, as far as findings depend on it.
  enum Content: Sendable, Codable, Equatable {
    case source(ContentHash)
    case generated(ContentHash)
    case unreadable(String)
  }

  /// The hash of the data models, and of the paths of packages and projects.
  var configuration: ContentHash
  /// The packages, projects and configuration files that deployment targets were read from.
  var consulted: [SettingsReader.Consulted]
  var files: [File]
  var parsedCount: Int
}
