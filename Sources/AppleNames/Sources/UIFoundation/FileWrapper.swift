/// The counterpart of Foundation's type, without symbolic links.
open class FileWrapper {
  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// How a file is read. Here it is always read at once.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case directory([String: FileWrapper])
  }

  private var content: Content
  open var filename: String?
  open var preferredFilename: String?

  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .directory(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

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

  open var isDirectory: Bool { fileWrappers != nil }
  open var isRegularFile: Bool { regularFileContents != nil }

  open var regularFileContents: Data? {
    guard case .file(let data) = content else { return nil }
    return data
  }
  open var fileWrappers: [String: FileWrapper]? {
    guard case .directory(let children) = content else { return nil }
    return children
  }

  /// A number is put in front of a name that is taken. NB: traps for a file, as in Foundation.
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

  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

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
