#if Migrator
  import CommandOutput
  import Foundation

  /// A line on the terminal that counts files, where there are many.
  struct Progress: Sendable {
    private let isShown = isatty(FileHandle.standardError.fileDescriptor) == 1
    private let threshold = 50

    /// - Parameter total: A hundred times in all is often enough.
    func show(_ count: Int, of total: Int) {
      guard isShown, total >= threshold, count % max(total / 100, 1) == 0 || count == total else { return }
      StandardStreams.complain("\r\(count) of \(total) files")
    }

    func clear() { if isShown { StandardStreams.complain("\r\u{1B}[K") } }
  }
#endif
