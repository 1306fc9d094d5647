package import Foundation

/// The output for the results of a command. Unlike `print`, it throws if they cannot be written, as on a full disk.
package struct StandardOutput {
  private let file: FileHandle
  private let name: String

  package init() {
    file = .standardOutput
    name = "the standard output"
  }

  package init(_ file: FileHandle, named name: String) {
    (self.file, self.name) = (file, name)
  }

  package func line(_ text: String) throws(CannotWrite) { try write(text + "\n") }

  /// Writes a text; an empty one succeeds also where nothing can be written.
  package func write(_ text: String) throws(CannotWrite) {
    guard !text.isEmpty else { return }
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      throw CannotWrite(name, because: error)
    }
  }
}
