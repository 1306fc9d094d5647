/// A run that the cache holds: all that its findings depend on, and the findings.
struct KeptRun: Sendable, Kept {
  /// A file of the run, in the order in which the files were found.
  struct File: Sendable, Kept {
    var path: String
    /// Its state before it was read; nil if only reading it again shows a change.
    var stamp: FileStamp?
    var content: Content
    /// The findings in it; nil for none.
    var finding: FileMigration?
  }

  /// The content of a path, as far as findings depend on it.
  enum Content: Sendable, Equatable {
    case source(ContentHash)
    case generated
    case unreadable(String)
  }

  /// The hash of the data models, and of the paths of packages and projects.
  var surroundings: ContentHash
  /// The packages, projects and configuration files that deployment targets were read from.
  var consulted: [SettingsReader.Consulted]
  var files: [File]
  var parsedCount: Int
}

extension KeptRun {
  func keep(in writer: inout KeptWriter) { writer.add(surroundings, consulted, files, parsedCount) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(
      surroundings: try reader.value(), consulted: try reader.value(), files: try reader.value(),
      parsedCount: try reader.value())
  }
}

extension KeptRun.File {
  func keep(in writer: inout KeptWriter) { writer.add(path, stamp, content, finding) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(
      path: try reader.value(), stamp: try reader.value(), content: try reader.value(), finding: try reader.value())
  }
}

extension KeptRun.Content: Kept {
  func keep(in writer: inout KeptWriter) {
    switch self {
    case .source(let hash): writer.add(0, hash)
    case .generated: writer.add(1)
    case .unreadable(let message): writer.add(2, message)
    }
  }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    switch try reader.value(Int.self) {
    case 0: self = .source(try reader.value())
    case 1: self = .generated
    case 2: self = .unreadable(try reader.value())
    default: throw KeptReader.Broken()
    }
  }
}

extension SettingsReader.Consulted: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(path, content) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(path: try reader.value(), content: try reader.value())
  }
}

extension FileStamp: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(device, inode, size, modified, changed) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(
      device: try reader.value(), inode: try reader.value(), size: try reader.value(), modified: try reader.value(),
      changed: try reader.value())
  }
}
