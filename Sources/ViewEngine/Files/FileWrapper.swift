#if !canImport(Darwin)
  public import Foundation

  /// A file or a folder as a value in memory: the counterpart of Foundation's type of that name, for systems without it.
  /// Symbolic links are not supported.
  open class FileWrapper {
    /// How a file is read; the engine reads everything at once.
    public struct ReadingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let immediate = ReadingOptions(rawValue: 1)
      public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let atomic = WritingOptions(rawValue: 1)
      public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
      case file(Data)
      case directory([String: FileWrapper])
    }

    private var content: Content
    /// The name that was last read or written; nil for a wrapper that was never in a file.
    open var filename: String?
    /// The name for a folder that receives the wrapper.
    open var preferredFilename: String?

    /// A file with that content.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// A folder with those children, by their names in it.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      content = .directory(childrenByPreferredName)
      for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
        child.preferredFilename = name
      }
    }

    /// Reads a file, or a folder with everything in it.
    public init(url: URL, options: ReadingOptions = []) throws {
      var isDirectory: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      if isDirectory.boolValue {
        let urls = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        content = .directory(
          try Dictionary(uniqueKeysWithValues: urls.map { ($0.lastPathComponent, try FileWrapper(url: $0)) }))
      } else {
        content = .file(try Data(contentsOf: url))
      }
      filename = url.lastPathComponent
      preferredFilename = filename
    }

    /// Whether this is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether this is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Always false.
    open var isSymbolicLink: Bool { false }

    /// The content of a file; nil for a folder.
    open var regularFileContents: Data? {
      guard case .file(let data) = content else { return nil }
      return data
    }
    /// The children of a folder by their names; nil for a file.
    open var fileWrappers: [String: FileWrapper]? {
      guard case .directory(let children) = content else { return nil }
      return children
    }

    /// Adds a child to a folder, and returns its name there. A number is put in front of a name that is taken.
    ///
    /// NB: traps for a file, as in Foundation.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
      guard case .directory(var children) = content, let name = child.preferredFilename else {
        preconditionFailure("addFileWrapper needs a folder, and a child with a preferredFilename")
      }
      var free = name
      var number = 1
      while children[free] != nil {
        free = "\(number)__#$!@%!#__\(name)"
        number += 1
      }
      children[free] = child
      content = .directory(children)
      return free
    }

    /// Adds a file to a folder, and returns its name there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
      let child = FileWrapper(regularFileWithContents: data)
      child.preferredFilename = fileName
      return addFileWrapper(child)
    }

    /// Takes a child out of a folder; no effect without it.
    open func removeFileWrapper(_ child: FileWrapper) {
      guard case .directory(let children) = content else { return }
      content = .directory(children.filter { $0.value !== child })
    }

    /// The name of a child in this folder.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
      fileWrappers?.first { $0.value === child }?.key
    }

    /// Whether the file or folder at the URL has the same content.
    open func matchesContents(of url: URL) -> Bool {
      guard let other = try? FileWrapper(url: url) else { return false }
      return matches(other)
    }

    private func matches(_ other: FileWrapper) -> Bool {
      switch (content, other.content) {
      case (.file(let one), .file(let two)): one == two
      case (.directory(let one), .directory(let two)):
        one.count == two.count && one.allSatisfy { name, child in two[name].map(child.matches) ?? false }
      default: false
      }
    }

    /// Writes the file, or the folder with everything in it.
    ///
    /// - Parameters:
    ///   - url: where the file or the folder is written.
    ///   - options: `withNameUpdating` sets `filename`.
    ///   - originalContentsURL: not used; all content is written.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil) throws {
      switch content {
      case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
      case .directory(let children):
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in children { try child.write(to: url.appendingPathComponent(name), options: options) }
      }
      if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
  }
#endif
