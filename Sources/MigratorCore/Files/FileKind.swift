import Foundation

/// The kind of the item at a path; a link counts as neither.
enum FileKind {
  case file, folder

  // Not by `FileManager`, which looks up the names of owner and group of each file.
  init?(at path: String) {
    #if os(Windows)
      switch (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType {
      case .typeRegular?: self = .file
      case .typeDirectory?: self = .folder
      default: return nil
      }
    #else
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      default: return nil
      }
    #endif
  }
}
